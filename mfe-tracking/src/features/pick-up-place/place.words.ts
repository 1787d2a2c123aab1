import { defineWords } from '@galo/words'

/** Where an order is collected or brought. */
export const PLACE_WORDS = defineWords({
  en: {
    whereItGoes: 'Where it goes',
    whereToCollect: 'Where to collect',
    directions: 'Directions',
    yourTable: 'Your table',
    table: (table: string) => `Table ${table}`,
    stay: 'Stay where you are: one of us brings it.',
  },
})

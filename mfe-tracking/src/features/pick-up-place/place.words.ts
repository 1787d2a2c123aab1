import { defineWords } from '@galo/words'

/** Where the food is. */
export const PLACE_WORDS = defineWords({
  en: {
    whereItGoes: 'Where it goes',
    whereToCollect: 'Where to collect',
  },
})

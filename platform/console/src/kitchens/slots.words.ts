import { defineWords } from '@galo/words'

export const SLOTS_WORDS = defineWords({
  en: {
    slots: 'Slots',
    slotsToday: 'Slots today',
    noSlot: 'No more slots today.',
    toCome: (slots: number, orders: number) => `${slots} slots to come, ${orders} orders in them.`,
    full: 'full',
    taken: (taken: number, capacity: number) => `${taken} of ${capacity}`,
  },
})

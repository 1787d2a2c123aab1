import { defineWords } from '@galo/words'

/** Whose kitchen this is, whether it is lit, and how soon food could be ready. */
export const RESTAURANT_HEADER_WORDS = defineWords({
  en: {
    opensAt: (time: string) => `Opens at ${time}`,
    openUntil: (time: string) => `Grill open until ${time}`,
    closingSoon: (time: string) => `Closing soon, at ${time}`,
    closedForToday: 'Closed for today',
    readyFrom: (time: string) => `Ready from ${time}`,
    yourOrder: 'Your order',
  },
})

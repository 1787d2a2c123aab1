import { defineWords } from '@galo/words'

/** The same food once more. */
export const ORDER_AGAIN_WORDS = defineWords({
  en: {
    orderAgain: 'Order again',
    /** For who can't see what it stands beside. */
    orderAgainFrom: (order: string) => `Order again: ${order}`,
  },
})

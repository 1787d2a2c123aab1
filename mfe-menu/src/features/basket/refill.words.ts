import { defineWords, grammarOf } from '@galo/words'

const { list } = grammarOf('en')

/** When the food of an order that came to nothing is back in the basket. */
export const REFILL_WORDS = defineWords({
  en: {
    allBack: 'Your food is back in your basket, at today’s prices.',
    restBack: (names: readonly string[]) =>
      `The rest of your order is back in your basket. Sorry, ${list(names)} can’t be had just now as you ordered it.`,
    /** Why is another question: sold out, the hour, another menu. */
    noneBack: (names: readonly string[]) => `Sorry, ${list(names)} can’t be had just now as you ordered it.`,
  },
})

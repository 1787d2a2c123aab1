import { defineWords, grammarOf } from '@galo/words'

const { list } = grammarOf('en')

/** When the food of an order, or of a basket that somebody kept, is in the basket. */
export const REFILL_WORDS = defineWords({
  en: {
    /** Behind it, where alcohol is in it: nobody was asked, as they are before a dish. */
    forAdults: 'There is alcohol in it: you must be 18 or over and show ID.',
    order: {
      allBack: 'Your food is back in your basket, at today’s prices.',
      restBack: (names: readonly string[]) =>
        `The rest of your order is back in your basket. Sorry, ${list(names)} can’t be had just now as you ordered it.`,
      /** Why is another question: sold out, the hour, another menu. */
      noneBack: (names: readonly string[]) => `Sorry, ${list(names)} can’t be had just now as you ordered it.`,
    },
    kept: {
      allBack: 'It’s all in your basket, at today’s prices.',
      restBack: (names: readonly string[]) =>
        `The rest is in your basket, at today’s prices. Sorry, ${list(names)} can’t be had just now as it was chosen.`,
      noneBack: (names: readonly string[]) => `Sorry, ${list(names)} can’t be had just now as it was chosen.`,
    },
  },
})

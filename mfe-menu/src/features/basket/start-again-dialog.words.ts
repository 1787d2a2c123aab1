import { defineWords } from '@galo/words'

/** What the customer is asked before food of another place replaces the basket’s. */
export const START_AGAIN_WORDS = defineWords({
  en: {
    'different-restaurant': {
      heading: 'One basket, one Galo',
      text: (from: string) => `Your basket has food from ${from}. Start again here?`,
    },
    'different-fulfilment': {
      heading: 'Start again?',
      text: (from: string) => `Your basket is for ${from.toLowerCase()}. Start again here?`,
    },
    startAgain: 'Start again',
    keepBasket: 'Keep my basket',
  },
})

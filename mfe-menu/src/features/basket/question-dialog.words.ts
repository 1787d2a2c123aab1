import { defineWords } from '@galo/words'

/** What the customer is asked before a dish goes into the basket. */
export const QUESTION_WORDS = defineWords({
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
    /** Before the first alcohol of a basket. */
    adults: {
      heading: 'Are you 18 or over?',
      text: 'Alcohol: you must be 18 or over and show ID.',
      yes: 'I’m 18 or over',
      no: 'Leave it out',
      startAgain: 'Start again, I’m 18 or over',
    },
  },
})

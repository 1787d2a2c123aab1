import { defineWords } from '@galo/words'

/** What stands in place of a page, or beside it, with the page's own script: while it is on its way, and where not even an apology could come. */
export const STATES_WORDS = defineWords({
  en: {
    /** What is as it was meanwhile. */
    kept: { basket: 'Nothing in your basket changed.', orders: 'Your orders and payments are as they were.' },
    loading: 'Loading',
    slow: 'This is taking longer than usual. It’s still on its way.',
    tryAgain: 'Try again',
    pageStopped: 'This page isn’t working just now.',
    offline: {
      heading: 'You are offline',
      text: "It looks like you're offline. Please check your internet connection and try again.",
    },
    wentWrong: 'Sorry, something went wrong!',
    reference: 'If you need help with this, tell us this reference:',
  },
})

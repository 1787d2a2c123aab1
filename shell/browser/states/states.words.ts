import { defineWords } from '@galo/words'

/** What stands in place of a page, or beside it, while it can't be had. */
export const STATES_WORDS = defineWords({
  en: {
    /** What is as it was meanwhile. */
    kept: { basket: 'Nothing in your basket changed.', orders: 'Your orders and payments are as they were.' },
    notFound: {
      heading: 'There’s nothing on the coals here',
      text: 'The page may have moved, or the address has a typo in it.',
    },
    findGalo: 'Find a Galo',
    goToSearch: 'Go to search',
    loading: 'Loading',
    slow: 'This is taking longer than usual. It’s still on its way.',
    trying: 'Trying',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    pageStopped: 'This page isn’t working just now.',
    orderingStopped: 'Ordering isn’t working just now.',
    readOn: 'You can read on; nothing in your basket changed.',
    /** By what the customer can do about it. */
    unavailable: {
      network: () => ({
        heading: 'You are offline',
        text: "It looks like you're offline. Please check your internet connection and try again.",
      }),
      timeout: (kept: string) => ({ heading: 'This is taking too long', text: `The line is busy. ${kept}` }),
      contract: (kept: string) => ({
        heading: 'Sorry, something went wrong!',
        text: `We got an answer we can’t read. ${kept}`,
      }),
      'session-ended': (kept: string) => ({ heading: 'Your session has ended', text: `${kept} Please try again.` }),
      'remote-unavailable': (kept: string) => ({
        heading: 'This part of the site tripped over',
        text: `${kept} The rest of the site is fine.`,
      }),
      rejected: (kept: string) => ({
        heading: 'Sorry, something went wrong!',
        text: `The kitchen didn’t answer as it should. ${kept}`,
      }),
      defect: (kept: string) => ({
        heading: 'This part of the site tripped over',
        text: `${kept} The rest of the site is fine.`,
      }),
      'broken-release': (kept: string) => ({
        heading: 'This part of the site tripped over',
        text: `${kept} Loading the page again may bring a version that works.`,
      }),
    },
    orRing: (name: string, phone: string) => `${name} answers on ${phone}.`,
  },
})

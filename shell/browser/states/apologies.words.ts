import { defineWords } from '@galo/words'

/** What is said where a page can't be had, beside what the page's own script says of it. */
export const APOLOGIES_WORDS = defineWords({
  en: {
    notFound: {
      heading: 'There’s nothing on the coals here',
      text: 'The page may have moved, or the address has a typo in it.',
    },
    findGalo: 'Find a Galo',
    goToSearch: 'Go to search',
    trying: 'Trying',
    reload: 'Reload the page',
    orderingStopped: 'Ordering isn’t working just now.',
    readOn: 'You can read on; nothing in your basket changed.',
    /** By what the customer can do about it. */
    unavailable: {
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
    ring: (name: string) => `Ring ${name}`,
    orRing: (name: string, phone: string) => `${name} answers on ${phone}.`,
  },
})

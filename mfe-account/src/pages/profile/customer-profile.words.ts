import { defineWords } from '@galo/words'

/** A customer's own page. */
export const CUSTOMER_PROFILE_WORDS = defineWords({
  en: {
    hi: (name: string) => `Hi, ${name}`,
    hello: 'Hello again',
    lead: 'Your details and addresses. What you change here is changed everywhere.',
    failed: {
      heading: 'We can’t show your details right now',
      text: 'Nothing is lost and nothing has changed.',
    },
    card: {
      heading: 'Your card',
      number: (spaced: string) => `Number ${spaced}`,
      none: 'No card is with your account yet.',
      go: 'My card',
    },
    orders: { heading: 'Your orders', text: 'What’s on its way, and what was.', go: 'See your orders' },
    out: { heading: 'Done here?', text: 'On a computer that others use, log out.' },
  },
})

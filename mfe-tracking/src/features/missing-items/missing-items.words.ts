import { defineWords } from '@galo/words'

/** Saying that something was not in the bag (X28). */
export const MISSING_ITEMS_WORDS = defineWords({
  en: {
    heading: 'Something not right?',
    intro:
      'If a dish was missing or not what you ordered, tell us. Somebody looks at it, and what you paid for it can go back to your card.',
    open: 'Report a dish',
    which: 'Which dishes?',
    kindOf: (dish: string) => `What was it about ${dish}?`,
    kinds: { missing: 'Missing', wrong: 'Not as ordered' },
    send: 'Send report',
    sending: 'Sending…',
    chooseOne: 'Choose a dish first.',
    failed: 'That didn’t get through. Nothing was reported: try again.',
    tooLate: 'It’s too late to report a dish here. Call the restaurant, they’ll help.',
    reported: 'You told us about a dish',
    outcomes: {
      'given-back': (amount: string, day: string) => `Sorry about that. ${amount} goes back to your card by ${day}.`,
      waiting: (amount: string) => `Sorry about that. Somebody looks at it today: it’s about ${amount}.`,
      declined: () => 'We looked at it, and nothing goes back. Call the restaurant if you see it differently.',
    },
    item: (quantity: number, dish: string, kind: string) => `${quantity} × ${dish}: ${kind.toLowerCase()}`,
  },
})

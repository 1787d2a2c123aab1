import { defineWords } from '@galo/words'

/** An order that is brought to a table, in the words of who sits at it. */
export const TABLE_TRACKING_WORDS = defineWords({
  en: {
    steps: {
      sent: 'Sent',
      receiving: 'Being received',
      received: 'Received',
      cooking: 'Being cooked',
      bringing: 'To your table',
    },
    cooking: {
      title: 'Your food is being cooked',
      fact: 'The kitchen has your order.',
      rest: 'It goes on the coals now, and comes to you when it’s done.',
    },
    bringing: {
      title: 'On its way to your table',
      fact: 'It should be on its way to your table.',
      rest: (shortId: string) => `Not there yet? Tell one of us ${shortId}.`,
    },
    eaten: { title: 'Your order', fact: 'We hope it was good.', rest: 'Still hungry? The menu is where you left it.' },
  },
})

import { defineWords } from '@galo/words'

/** Being told of an order by text or e-mail (X18). */
export const ORDER_UPDATES_WORDS = defineWords({
  en: {
    heading: 'Keep me posted',
    intro: 'We can tell you how your order is doing, so you needn’t watch this page.',
    unknown: 'We couldn’t find out whether you asked for updates.',
    tryAgain: 'Try again',
    first: 'The next one, as it stands now:',
    onlyIfChanged: 'Nothing more to come, unless something changes: then we say what, and what goes back to your card.',
    promise: 'One for each big step, and nothing else. Stop whenever you like. We forget this once the order is over.',
    cancel: 'Cancel',
    sending: 'Saving…',
    failed: 'That didn’t get through. Nothing has changed: try again.',
    over: 'This order is over, so there’s nothing more to tell.',
    channels: {
      text: {
        open: 'Text me',
        label: 'Mobile number',
        yes: 'Yes, text me',
        on: (to: string) => `We text you at ${to}.`,
        off: 'No more texts about this order.',
        stop: 'Stop texts',
        invalid: 'Enter the number of a mobile, such as 07700 900123 or +353 85 123 4567.',
      },
      email: {
        open: 'E-mail me',
        label: 'E-mail',
        yes: 'Yes, e-mail me',
        on: (to: string) => `We write to ${to}.`,
        off: 'No more e-mails about this order.',
        stop: 'Stop e-mails',
        invalid: 'Enter an e-mail address, such as ana@example.com.',
      },
    },
  },
})

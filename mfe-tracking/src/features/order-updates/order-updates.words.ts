import { defineWords } from '@galo/words'

/** Being told of an order by text, by e-mail or on a device (X18). */
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
    device: {
      open: 'On this device',
      instead: 'On this device instead',
      asks: 'Your browser asks first whether Galo may show you messages.',
      yes: 'Yes, on this device',
      on: 'We tell you on this device.',
      elsewhere: 'Another device is told.',
      off: 'No more messages on this device.',
      stop: 'Stop on this device',
      wrong: {
        blocked:
          'Your browser keeps Galo from showing messages. Allow them in its settings for this site, and press again.',
        unanswered: 'Your browser wasn’t told yes, so nothing has changed. Press again when you like.',
        unreachable:
          'Your browser couldn’t reach its push service. Nothing has changed: try again, or have a text or an e-mail instead.',
        invalid: 'We can’t send to this browser’s push service. Have a text or an e-mail instead.',
        over: 'This order is over, so there’s nothing more to tell.',
        failed: 'That didn’t get through. Nothing has changed: try again.',
      },
      cannot: {
        unable:
          'This browser can’t show our messages. On an iPhone only sites that were installed may, and Galo can’t be installed yet.',
        insecure: 'Messages on this device need a secure connection, and this page has none.',
      },
    },
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

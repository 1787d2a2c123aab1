import { defineWords } from '@galo/words/tables'
import { LINK_LIVES_S } from '../account-links.rules'

export const CONFIRM_EMAIL_WORDS = defineWords({
  en: {
    goOn: 'Back to Galo',
    ask: {
      title: 'Is this your e-mail?',
      heading: 'Is this your e-mail?',
      text: 'Then we know where to write when an order needs you, or when you forget your password.',
      confirm: "Yes, it's mine",
      notYou: 'If you have no account with us, close this page. Nothing happens without the button.',
    },
    done: {
      title: 'Your e-mail is confirmed',
      heading: 'Thank you, that is settled',
      text: 'Your e-mail is confirmed. There is nothing more to do.',
    },
    over: {
      title: 'This link is over',
      heading: 'This link is over',
      text: `A link works for ${LINK_LIVES_S['confirm-email'] / 3600} hours, and only the latest one does. We offer another when you log in.`,
    },
    atTheDoor: {
      title: 'Confirm your e-mail',
      heading: 'Confirm your e-mail',
      text: (email: string) =>
        `We wrote to ${email} when you joined, and nobody has opened the link yet. Shall we write again?`,
      send: 'Send the letter again',
      sent: (email: string) => `Sent to ${email}. Open its link on any device, then go on here.`,
      goOn: 'Go on',
      notNow: 'Not now, go on',
    },
  },
})

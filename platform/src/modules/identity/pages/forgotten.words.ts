import { defineWords } from '@galo/words/tables'
import { LINK_LIVES_S } from '../account-links.rules'

const MINUTES = LINK_LIVES_S['new-password'] / 60

export const FORGOTTEN_WORDS = defineWords({
  en: {
    title: 'A new password',
    titleWithProblems: 'Error: a new password',
    heading: 'A new password',
    lead: `We'll send a link. It works once, for ${MINUTES} minutes.`,
    send: 'Send the link',
    back: 'Back to log in',
    sent: {
      title: 'Sent, if we know that address',
      heading: 'Sent, if we know that address',
      text: `Open the letter on any device and choose a new password within ${MINUTES} minutes. Until then the old one works.`,
      notThere: 'Nothing after a minute? Look where unwanted mail goes, or check the address.',
      again: 'Send again',
    },
  },
})

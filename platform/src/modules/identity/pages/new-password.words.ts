import { defineWords } from '@galo/words/tables'
import { LINK_LIVES_S } from '../account-links.rules'

export const NEW_PASSWORD_WORDS = defineWords({
  en: {
    title: 'Choose a new password',
    titleWithProblems: 'Error: choose a new password',
    heading: 'Choose a new password',
    lead: 'Everywhere you are logged in, you will be logged out.',
    newPassword: 'New password',
    confirm: 'Save the password',
    goOn: 'Back to Galo',
    chosen: {
      title: 'Your new password is saved',
      heading: 'Your new password is saved',
      text: 'You are logged out everywhere, within a quarter of an hour at the latest. Log in with the new one from now on.',
    },
    over: {
      title: 'This link is over',
      heading: 'This link is over',
      text: `A link works once, for ${LINK_LIVES_S['new-password'] / 60} minutes, and only the latest one does. Ask for another where you log in.`,
    },
  },
})

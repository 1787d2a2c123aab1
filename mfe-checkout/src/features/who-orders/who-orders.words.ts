import { defineWords } from '@galo/words'

/** Beside the details: the way in, or who one is in as. */
export const WHO_ORDERS_WORDS = defineWords({
  en: {
    guest: 'You’re checking out as a guest.',
    noAccount: 'No account needed.',
    before: 'Have one?',
    logIn: 'Log in',
    fillsIn: 'and we fill this in. Your basket and what you chose come along.',
    loggedIn: 'You’re logged in.',
    loggedInAs: (email: string) => `You’re logged in as ${email}.`,
  },
})

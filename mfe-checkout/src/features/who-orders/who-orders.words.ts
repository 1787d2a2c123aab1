import { defineWords } from '@galo/words'

/** Beside the details: the way in, or who one is in as. */
export const WHO_ORDERS_WORDS = defineWords({
  en: {
    before: 'Been here before?',
    logIn: 'Log in',
    fillsIn: 'and we fill this in. Your basket comes along.',
    loggedIn: 'You’re logged in.',
    loggedInAs: (email: string) => `You’re logged in as ${email}.`,
  },
})

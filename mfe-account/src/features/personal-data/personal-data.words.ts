import { defineWords } from '@galo/words'

/** A customer's name and telephone, as they can be changed. */
export const PERSONAL_DATA_WORDS = defineWords({
  en: {
    heading: 'Your details',
    text: 'Checkout fills these in for you.',
    labels: { givenName: 'First name', familyName: 'Last name', mobileNumber: 'Mobile', email: 'E-mail' },
    mobileHelp: 'For the rider and the till, nobody else.',
    emailHelp: 'You log in with it, so it stays as it is here.',
    problems: {
      givenName: 'Tell us what to call you.',
      familyName: 'Type your last name.',
      mobileNumber: 'Type the whole number, 7 to 20 digits.',
    },
    save: 'Save details',
    saving: 'Saving',
    saved: 'Saved.',
    savedBefore: 'Saved. What you typed since then isn’t yet.',
    failed: 'We couldn’t save that. What you typed is still here. Try again.',
  },
})

import { defineWords } from '@galo/words/tables'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password.rules'
import type { Problem } from '../sign-in.forms'

const problems: Readonly<Record<Problem, string>> = {
  'email-incomplete': 'Type your whole e-mail address, like name@example.com.',
  'email-taken': 'There is an account with this e-mail already. Log in instead.',
  'first-name-missing': 'Tell us what to call you.',
  'last-name-missing': 'Type your last name.',
  'password-missing': 'Type your password.',
  'password-too-short': `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  'password-too-long': `That is longer than we can keep. Use up to ${MAX_PASSWORD_LENGTH} characters.`,
  'password-common': 'Many people use that password, so it is tried first. Choose another.',
  'password-repetitive': 'That is the same few keys again and again. Choose something harder to guess.',
  'password-personal': 'That is mostly your e-mail or our name. Choose something nobody would try for you.',
  // The same for a wrong password and for an e-mail nobody has: it must not tell who has an account.
  'wrong-together': "That e-mail and password don't belong together. Check both and try again.",
}

export const SIGN_IN_WORDS = defineWords({
  en: {
    problems,
    email: 'E-mail',
    password: 'Password',
    logIn: {
      title: 'Log in',
      titleWithProblems: 'Error: log in',
      heading: 'Log in',
      confirm: 'Log in',
      forgotten: 'Forgotten your password?',
      newHere: 'New here?',
      createAccount: 'Create an account',
    },
    register: {
      title: 'Create an account',
      titleWithProblems: 'Error: create an account',
      heading: 'Create an account',
      lead: 'Order faster, keep your addresses, collect chillies.',
      firstName: 'First name',
      lastName: 'Last name',
      emailHelp: 'You log in with it, and we write when an order needs you.',
      passwordHelp: `At least ${MIN_PASSWORD_LENGTH} characters. Three words you can picture beat one odd one.`,
      confirm: 'Create account',
      beenHere: 'Been here before?',
      logIn: 'Log in',
    },
  },
})

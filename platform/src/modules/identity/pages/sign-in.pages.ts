import { wordsOf, type Locale } from '@galo/words/tables'
import { field, formProblem, isWrong, type Field, type FormState } from './form'
import { html } from './html'
import type { Page } from './page'
import { SIGN_IN_WORDS } from './sign-in.words'

/** What the pages of one sign-in have in common. */
export interface SignInContext {
  readonly locale: Locale
  /** The interaction's own, which all its pages live under: its cookie goes nowhere else. */
  readonly path: string
  /** Where who would rather not leads back to: the site they came from. */
  readonly home: string
  /** Origins it may end at. */
  readonly leadsTo: readonly string[]
}

const emailField = ({ email }: (typeof SIGN_IN_WORDS)['en']): Field => ({
  name: 'email',
  label: email,
  type: 'email',
  autocomplete: 'username',
})

/** Where a sign-in that began with creating an account logs in instead: its own path asks for the new account. */
export const logInPath = (path: string): string => `${path}?page=log-in`

export const signInPage = ({ locale, path, home, leadsTo }: SignInContext, state: FormState): Page => {
  const words = wordsOf(SIGN_IN_WORDS, locale)
  const { title, titleWithProblems, heading, confirm, forgotten, newHere, createAccount } = words.logIn
  const password = {
    name: 'password',
    label: words.password,
    type: 'password',
    autocomplete: 'current-password',
  } as const
  return {
    locale,
    title: isWrong(state) ? titleWithProblems : title,
    home,
    leadsTo,
    body: html`<h1>${heading}</h1>
      ${formProblem(words, state)}
      <form method="post" action="${path}" novalidate>
        ${field(words, emailField(words), state)} ${field(words, password, state)}
        <button>${confirm}</button>
      </form>
      <p><a href="${path}/forgotten">${forgotten}</a></p>
      <p>${newHere} <a href="${path}/register">${createAccount}</a></p>`,
  }
}

export const registerPage = ({ locale, path, home, leadsTo }: SignInContext, state: FormState): Page => {
  const words = wordsOf(SIGN_IN_WORDS, locale)
  const { title, titleWithProblems, heading, lead, confirm, beenHere, logIn } = words.register
  const fields: readonly Field[] = [
    { name: 'givenName', label: words.register.firstName, autocomplete: 'given-name' },
    { name: 'familyName', label: words.register.lastName, autocomplete: 'family-name' },
    { ...emailField(words), help: words.register.emailHelp },
    {
      name: 'password',
      label: words.password,
      type: 'password',
      autocomplete: 'new-password',
      help: words.register.passwordHelp,
    },
  ]
  return {
    locale,
    title: isWrong(state) ? titleWithProblems : title,
    home,
    leadsTo,
    body: html`<h1>${heading}</h1>
      <p class="lead">${lead}</p>
      ${formProblem(words, state)}
      <form method="post" action="${path}/register" novalidate>
        ${fields.map((each) => field(words, each, state))}
        <button>${confirm}</button>
      </form>
      <p>${beenHere} <a href="${logInPath(path)}">${logIn}</a></p>`,
  }
}

import { wordsOf, type Locale } from '@galo/words/tables'
import type { Problems } from '../sign-in.forms'
import { html, type Html } from './html'
import type { Page } from './page'
import { SIGN_IN_WORDS } from './sign-in.words'

/** What the pages of one sign-in have in common. */
export interface SignInContext {
  readonly locale: Locale
  /** The interaction's own, which all its pages live under: its cookie goes nowhere else. */
  readonly path: string
  /** Origins it may end at. */
  readonly leadsTo: readonly string[]
}

/** What was typed and what is wrong with it, by the name of the field. */
export interface FormState {
  readonly typed: Readonly<Record<string, string>>
  readonly wrong: Problems
}

type Words = (typeof SIGN_IN_WORDS)['en']

interface Field {
  readonly name: string
  readonly label: string
  readonly autocomplete: string
  readonly type?: 'email' | 'password' | 'text'
  readonly help?: string
}

const problem = (id: string, text: string): Html =>
  html`<p class="wrong" id="${id}">
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M10 2 19 18H1Z" />
      <path class="on" d="M9 8h2v5H9zM9 14.5h2v2H9z" />
    </svg>
    ${text}
  </p>`

const field = (
  words: Words,
  { name, label, autocomplete, type = 'text', help }: Field,
  { typed, wrong }: FormState,
): Html => {
  const text = wrong[name] && words.problems[wrong[name]]
  const isFirstWrong = Object.keys(wrong)[0] === name
  const describedBy = [help && `${name}-help`, text && `${name}-wrong`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      required
      ${type === 'password' ? '' : html`maxlength="254"`}
      ${type === 'password' ? '' : html`value="${typed[name] ?? ''}"`}
      ${describedBy !== '' && html`aria-describedby="${describedBy}"`}
      ${text !== undefined && html`aria-invalid="true"`}
      ${isFirstWrong && html`autofocus`}
    />
    ${help !== undefined && html`<p class="help" id="${name}-help">${help}</p>`}
    ${text !== undefined && problem(`${name}-wrong`, text)}
  </div>`
}

const formProblem = ({ problems }: Words, { wrong }: FormState): Html | false =>
  wrong['form'] !== undefined && html`<div role="alert">${problem('form-wrong', problems[wrong['form']])}</div>`

const isWrong = ({ wrong }: FormState): boolean => Object.keys(wrong).length > 0

const emailField = ({ email }: Words): Field => ({
  name: 'email',
  label: email,
  type: 'email',
  autocomplete: 'username',
})

/** Where a sign-in that began with creating an account logs in instead: its own path asks for the new account. */
export const logInPath = (path: string): string => `${path}?page=log-in`

export const signInPage = ({ locale, path, leadsTo }: SignInContext, state: FormState): Page => {
  const words = wordsOf(SIGN_IN_WORDS, locale)
  const { title, titleWithProblems, heading, confirm, newHere, createAccount } = words.logIn
  const password = {
    name: 'password',
    label: words.password,
    type: 'password',
    autocomplete: 'current-password',
  } as const
  return {
    locale,
    title: isWrong(state) ? titleWithProblems : title,
    leadsTo,
    body: html`<h1>${heading}</h1>
      ${formProblem(words, state)}
      <form method="post" action="${path}" novalidate>
        ${field(words, emailField(words), state)} ${field(words, password, state)}
        <button>${confirm}</button>
      </form>
      <p>${newHere} <a href="${path}/register">${createAccount}</a></p>`,
  }
}

export const registerPage = ({ locale, path, leadsTo }: SignInContext, state: FormState): Page => {
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

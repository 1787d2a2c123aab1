import { html, type Html } from './html'
import type { Page } from './page'

/** What was typed and what is wrong with it, by the name of the field. `form` is what is wrong with all of it together. */
export interface Shown {
  readonly typed: Readonly<Record<string, string>>
  readonly wrong: Readonly<Record<string, string>>
}

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

const field = ({ name, label, autocomplete, type = 'text', help }: Field, { typed, wrong }: Shown): Html => {
  const text = wrong[name]
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

const together = ({ wrong }: Shown): Html | false =>
  wrong['form'] !== undefined && html`<div role="alert">${problem('form-wrong', wrong['form'])}</div>`

const isWrong = ({ wrong }: Shown): boolean => Object.keys(wrong).length > 0

const EMAIL: Field = { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' }
export const NOTHING_YET: Shown = { typed: {}, wrong: {} }

/** Where a sign-in that began with creating an account logs in instead: its own path asks for the new account. */
export const logInPath = (path: string): string => `${path}?page=log-in`

/** The path is the interaction's own: its cookie goes nowhere else. */
export const signInPage = (path: string, leadsTo: readonly string[], shown: Shown = NOTHING_YET): Page => ({
  title: isWrong(shown) ? 'Error: log in' : 'Log in',
  leadsTo,
  body: html`<h1>Log in</h1>
    ${together(shown)}
    <form method="post" action="${path}" novalidate>
      ${field(EMAIL, shown)}
      ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, shown)}
      <button>Log in</button>
    </form>
    <p>New here? <a href="${path}/register">Create an account</a></p>`,
})

export const registerPage = (path: string, leadsTo: readonly string[], shown: Shown = NOTHING_YET): Page => ({
  title: isWrong(shown) ? 'Error: create an account' : 'Create an account',
  leadsTo,
  body: html`<h1>Create an account</h1>
    <p class="lead">Order faster, keep your addresses, collect chillies.</p>
    ${together(shown)}
    <form method="post" action="${path}/register" novalidate>
      ${field({ name: 'givenName', label: 'First name', autocomplete: 'given-name' }, shown)}
      ${field({ name: 'familyName', label: 'Last name', autocomplete: 'family-name' }, shown)}
      ${field({ ...EMAIL, help: 'You log in with it, and we write when an order needs you.' }, shown)}
      ${field(
        {
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          help: 'At least 12 characters. Three words you can picture beat one odd one.',
        },
        shown,
      )}
      <button>Create account</button>
    </form>
    <p>Been here before? <a href="${logInPath(path)}">Log in</a></p>`,
})

import type { Problem, Problems } from '../sign-in.forms'
import { html, type Html } from './html'

/** What was typed and what is wrong with it, by the name of the field. */
export interface FormState {
  readonly typed: Readonly<Record<string, string>>
  readonly wrong: Problems
}

/** The words of a page with a form, as far as its fields need them. */
interface FormWords {
  readonly problems: Readonly<Record<Problem, string>>
}

export interface Field {
  readonly name: string
  readonly label: string
  readonly autocomplete: string
  readonly type?: 'email' | 'password' | 'text'
  readonly help?: string
  /** Said, not asked. */
  readonly isFixed?: true
}

const problem = (id: string, text: string): Html =>
  html`<p class="wrong" id="${id}">
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M10 2 19 18H1Z" />
      <path class="on" d="M9 8h2v5H9zM9 14.5h2v2H9z" />
    </svg>
    ${text}
  </p>`

export const field = (
  words: FormWords,
  { name, label, autocomplete, type = 'text', help, isFixed }: Field,
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
      ${isFixed === true && html`readonly="readonly"`}
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

export const formProblem = ({ problems }: FormWords, { wrong }: FormState): Html | false =>
  wrong['form'] !== undefined && html`<div role="alert">${problem('form-wrong', problems[wrong['form']])}</div>`

export const isWrong = ({ wrong }: Pick<FormState, 'wrong'>): boolean => Object.keys(wrong).length > 0

import { isEmail, isPersonName, tidyText } from '@galo/domain'
import { COMMON_PASSWORDS } from './common-passwords'
import { passwordProblem, type PasswordProblem } from './password.rules'

/** A form as it came: anything that is no readable text, or longer than any person types, counts as empty. */
export type Form = Readonly<Record<string, string>>

const LONGEST = 254
/** Far more than we keep, so that who pastes too much is told so. */
const LONGEST_PASSWORD = 2_000
const longestOf = (field: string): number => (field === 'password' ? LONGEST_PASSWORD : LONGEST)

// NUL and the other control characters have no key on a keyboard, and half a surrogate pair is no letter.
const UNREADABLE = /[\p{Cc}\p{Cs}]/u

export const readForm = (body: Readonly<Record<string, unknown>>): Form =>
  Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1].length <= longestOf(entry[0]) && !UNREADABLE.test(entry[1]),
    ),
  )

/** What can be wrong with a form. */
export type Problem =
  | PasswordProblem
  | 'email-incomplete'
  | 'email-taken'
  | 'first-name-missing'
  | 'last-name-missing'
  | 'password-missing'
  | 'wrong-together'

/** By the name of the field, in the order of the page; under `form` what is wrong with all of it together. Empty is good. */
export type Problems = Readonly<Record<string, Problem>>

/** `null` stands for a field that is right. */
const problemsOf = (checks: readonly (readonly [field: string, problem: Problem | null])[]): Problems =>
  Object.fromEntries(checks.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])))

const MOST_NAME = 60
const isName = (typed: string): boolean => isPersonName(typed) && tidyText(typed).length <= MOST_NAME

export const signInProblems = ({ email = '', password = '' }: Form): Problems =>
  problemsOf([
    ['email', isEmail(email) ? null : 'email-incomplete'],
    ['password', password !== '' ? null : 'password-missing'],
  ])

export const registerProblems = ({ email = '', password = '', givenName = '', familyName = '' }: Form): Problems =>
  problemsOf([
    ['givenName', isName(givenName) ? null : 'first-name-missing'],
    ['familyName', isName(familyName) ? null : 'last-name-missing'],
    ['email', isEmail(email) ? null : 'email-incomplete'],
    ['password', passwordProblem(password, { email, common: COMMON_PASSWORDS })],
  ])

export const forgottenProblems = ({ email = '' }: Form): Problems =>
  problemsOf([['email', isEmail(email) ? null : 'email-incomplete']])

export const newPasswordProblems = ({ password = '' }: Form, email: string): Problems =>
  problemsOf([['password', passwordProblem(password, { email, common: COMMON_PASSWORDS })]])

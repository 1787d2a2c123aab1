import { isEmail, isPersonName, tidyText } from '@galo/domain'
import { COMMON_PASSWORDS } from './common-passwords'
import { passwordProblem } from './password.rules'

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

/** By the name of the field, in the order of the page. Empty is good. */
export type Problems = Readonly<Record<string, string>>

const problemsOf = (checks: readonly (readonly [field: string, isRight: boolean, words: string])[]): Problems =>
  Object.fromEntries(checks.flatMap(([field, isRight, words]) => (isRight ? [] : [[field, words]])))

const MOST_NAME = 60
const isName = (typed: string): boolean => isPersonName(typed) && tidyText(typed).length <= MOST_NAME

const EMAIL_WORDS = 'Type your whole e-mail address, like name@example.com.'

export const signInProblems = ({ email = '', password = '' }: Form): Problems =>
  problemsOf([
    ['email', isEmail(email), EMAIL_WORDS],
    ['password', password !== '', 'Type your password.'],
  ])

export const registerProblems = ({ email = '', password = '', givenName = '', familyName = '' }: Form): Problems => {
  const weakness = passwordProblem(password, { email, common: COMMON_PASSWORDS })
  return problemsOf([
    ['givenName', isName(givenName), 'Tell us what to call you.'],
    ['familyName', isName(familyName), 'Type your last name.'],
    ['email', isEmail(email), EMAIL_WORDS],
    ['password', weakness === null, weakness ?? ''],
  ])
}

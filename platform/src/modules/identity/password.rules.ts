/**
 * What a new password must be (NIST SP 800-63B-4, ASVS 5 level 1): long, and not one that is tried first. Which kinds of characters it has is
 * nobody's business, and none is asked for.
 */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200
const MIN_DIFFERENT_CHARACTERS = 5
/** What has to be left of it besides words that anybody would try for this very person. */
const MIN_OWN_CHARACTERS = 6

export interface PasswordFacts {
  readonly email: string
  /** Lower case. */
  readonly common: ReadonlySet<string>
}

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]
/** The longest stretch of a row of keys that `text` begins with. */
const runLength = (text: string): number => {
  for (let length = Math.min(text.length, 26); length >= 4; length--)
    if (RUNS.some((run) => run.includes(text.slice(0, length)))) return length
  return 0
}

/** The password with every run of neighbouring keys shortened to its first character. */
const withoutRuns = (text: string): string => {
  let left = ''
  for (let at = 0; at < text.length; at += Math.max(1, runLength(text.slice(at)))) left += text.charAt(at)
  return left
}

/** The shortest piece that, written again and again, is the whole. */
const repeatedPiece = (text: string): string => {
  const again = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, again)
}

const wordsAbout = (email: string): readonly string[] => {
  const name = email.toLowerCase().split('@')[0] ?? ''
  return ['galo', 'piri', 'peri', name, ...name.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= 3)
}

const isCommon = (plain: string, common: ReadonlySet<string>): boolean =>
  [plain, repeatedPiece(plain), plain.replace(/[^\p{L}]+$/u, ''), plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')].some(
    (each) => common.has(each),
  )

export type PasswordProblem =
  'password-too-short' | 'password-too-long' | 'password-common' | 'password-repetitive' | 'password-personal'

/** `null` when it will do. */
export const passwordProblem = (password: string, { email, common }: PasswordFacts): PasswordProblem | null => {
  const characters = [...password]
  if (characters.length < MIN_PASSWORD_LENGTH) return 'password-too-short'
  if (characters.length > MAX_PASSWORD_LENGTH) return 'password-too-long'
  const plain = password.normalize('NFKC').toLowerCase()
  if (isCommon(plain, common)) return 'password-common'
  if (
    new Set(plain).size < MIN_DIFFERENT_CHARACTERS ||
    repeatedPiece(plain).length < MIN_OWN_CHARACTERS ||
    withoutRuns(plain).length < MIN_OWN_CHARACTERS
  )
    return 'password-repetitive'
  const own = wordsAbout(email).reduce((left, word) => left.replaceAll(word, ''), plain)
  return [...own.replace(/[\s\p{P}]/gu, '')].length < MIN_OWN_CHARACTERS ? 'password-personal' : null
}

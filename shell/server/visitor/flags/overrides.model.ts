import type { FlagValue } from '@galo/contracts/description'
import type { FlagValues } from '@galo/services'
import { fits, type FlagsInUse } from './flags.model'

/** More than every flag there is, by its longest word. */
const MOST_LETTERS = 1_000

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, on: true, false: false, off: false }

const valueFrom = (text: string, fallback: FlagValue): FlagValue | undefined => {
  if (typeof fallback === 'boolean') return BOOLEANS[text]
  if (typeof fallback === 'string') return text
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

/** Which flag one word of an address means, and what it wants of it. */
const readWord = (word: string): readonly [key: string, value: string] => {
  if (word.startsWith('!')) return [word.slice(1), 'off']
  const colon = word.indexOf(':')
  return colon === -1 ? [word, 'on'] : [word.slice(0, colon), word.slice(colon + 1)]
}

/**
 * Reads what an address switches for one visitor (A09): `name`, `name:value` or `!name`, with commas between. What nobody describes, or can't be, is
 * not there; the last word on a flag counts.
 */
export const parseOverrides = (text: string, flags: FlagsInUse): FlagValues =>
  Object.fromEntries(
    (text.length > MOST_LETTERS ? '' : text).split(',').flatMap((word) => {
      const [key, value] = readWord(word.trim())
      const flag = Object.hasOwn(flags, key) ? flags[key] : undefined
      const wanted = flag && valueFrom(value, flag.fallback)
      return flag && fits(flag, wanted) ? [[key, wanted] as const] : []
    }),
  )

/** The same as it stands in an address. */
export const overridesText = (overrides: FlagValues): string =>
  Object.entries(overrides)
    .map(([key, value]) => (value === true ? key : value === false ? `!${key}` : `${key}:${value}`))
    .join(',')

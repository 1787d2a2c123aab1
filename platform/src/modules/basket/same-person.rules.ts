import { tidyText, type Market } from '@galo/domain'

/** What somebody says of who they are; at a table it may be nothing. A customer has the address of the account besides. */
export interface SaidPerson {
  readonly emails?: readonly (string | null | undefined)[]
  readonly phone?: string | null | undefined
}

const COUNTRY_CODES = { UK: '44', IE: '353' } as const satisfies Record<Market, string>
/** Fewer digits than this behind a country's code are a number that happens to begin like it. */
const LEAST_DIGITS = 8

/** One mailbox, however it is written: capitals do not count, nor does what follows a plus. */
export const mailboxOf = (email: string): string => {
  const tidy = tidyText(email).toLowerCase()
  const at = tidy.lastIndexOf('@')
  const name = tidy.slice(0, at).split('+')[0] ?? ''
  return name === '' ? tidy : `${name}${tidy.slice(at)}`
}

/** One telephone, as it is dialled from abroad. A number that names no country is one of the market it was typed in. */
export const dialledFromAbroad = (phone: string, market: Market): string => {
  const digits = phone.replace(/\D/g, '')
  const here = COUNTRY_CODES[market]
  const isWhole = digits.startsWith(here) && digits.length >= here.length + LEAST_DIGITS
  const whole = phone.trim().startsWith('+') || isWhole ? digits : digits.startsWith('00') ? digits.slice(2) : null
  // The nought before a national number stays away abroad, also where somebody typed both.
  return whole === null ? `${here}${digits.replace(/^0/, '')}` : whole.replace(/^(44|353)0/, '$1')
}

/** Every name that makes somebody the same person as another time, each with its kind. */
export const namesOf = ({ emails = [], phone }: SaidPerson, market: Market): readonly string[] => [
  ...new Set(emails.flatMap((email) => (email ? [`email ${mailboxOf(email)}`] : []))),
  ...(phone ? [`phone ${dialledFromAbroad(phone, market)}`] : []),
]

import { brandFactsOf, digitsOf, groupDigits, longestFor, passesLuhn } from '../card-number'

export const FIELD_TYPES = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

export interface FieldError {
  readonly type: 'validation_error'
  readonly code: string
  readonly message: string
}

/**
 * One card field, as a pure step from what was typed to what is shown and told to the page.
 * Codes and sentences are the provider's own, because the site's error tables are written against them.
 */
export interface FieldState {
  readonly text: string
  readonly empty: boolean
  readonly complete: boolean
  readonly error: FieldError | undefined
  readonly incomplete: FieldError
  readonly brand: string
}

interface Month {
  readonly year: number
  readonly month: number
}

const validationError = (code: string, message: string): FieldError => ({ type: 'validation_error', code, message })

export const INCOMPLETE = {
  cardNumber: validationError('incomplete_number', 'Your card number is incomplete.'),
  cardExpiry: validationError('incomplete_expiry', "Your card's expiration date is incomplete."),
  cardCvc: validationError('incomplete_cvc', "Your card's security code is incomplete."),
}

const INVALID_NUMBER = validationError('invalid_number', 'Your card number is invalid.')
const YEAR_PAST = validationError('invalid_expiry_year_past', "Your card's expiration year is in the past.")
const MONTH_PAST = validationError('invalid_expiry_month_past', "Your card's expiration date is in the past.")
const YEAR_TOO_FAR = validationError('invalid_expiry_year', "Your card's expiration year is invalid.")

/** Cards are not issued for longer than this. */
const LONGEST_CARD_LIFE_YEARS = 50

const numberState = (typed: string): FieldState => {
  const digits = digitsOf(typed).slice(0, longestFor(digitsOf(typed)))
  const { brand, lengths } = brandFactsOf(digits)
  const isWhole = lengths.includes(digits.length)
  const isGood = isWhole && passesLuhn(digits)
  return {
    text: groupDigits(digits),
    empty: digits === '',
    complete: isGood,
    error: digits.length >= Math.max(...lengths) && !isGood ? INVALID_NUMBER : undefined,
    incomplete: isWhole ? INVALID_NUMBER : INCOMPLETE.cardNumber,
    brand,
  }
}

/** `5` means May, so a nought is put before it. A pasted `12/2034` loses its century. */
const expiryDigits = (typed: string): string => {
  const pasted = /^\s*(\d{1,2})\s*[/-]\s*20(\d{2})\s*$/.exec(typed)
  const digits = pasted ? `${String(pasted[1]).padStart(2, '0')}${pasted[2]}` : digitsOf(typed)
  const single = /^\s*([1-9])\s*\//.exec(typed)
  const padded = /^[2-9]/.test(digits) || (single && digits.length === 1) ? `0${digits}` : digits
  const month = Number(padded.slice(0, 2))
  // A month that can not be is not taken in: `13` stays `1`.
  return padded.length >= 2 && (month < 1 || month > 12) ? padded.slice(0, 1) : padded.slice(0, 4)
}

const expiryError = (digits: string, now: Month): FieldError | undefined => {
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2, 4))
  if (year < now.year) return YEAR_PAST
  if (year === now.year && month < now.month) return MONTH_PAST
  return year > now.year + LONGEST_CARD_LIFE_YEARS ? YEAR_TOO_FAR : undefined
}

const expiryState = (typed: string, now: Month): FieldState => {
  const digits = expiryDigits(typed)
  const error = digits.length === 4 ? expiryError(digits, now) : undefined
  return {
    text: digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits,
    empty: digits === '',
    complete: digits.length === 4 && error === undefined,
    error,
    incomplete: INCOMPLETE.cardExpiry,
    brand: 'unknown',
  }
}

const cvcState = (typed: string, length: number): FieldState => {
  const digits = digitsOf(typed).slice(0, length)
  return {
    text: digits,
    empty: digits === '',
    complete: digits.length === length,
    error: undefined,
    incomplete: INCOMPLETE.cardCvc,
    brand: 'unknown',
  }
}

/** `cvcLength` follows the brand seen in the number's frame. */
export const fieldState = (
  type: FieldType,
  typed: string,
  { now, cvcLength }: { readonly now: Month; readonly cvcLength: number },
): FieldState => {
  if (type === 'cardNumber') return numberState(typed)
  return type === 'cardExpiry' ? expiryState(typed, now) : cvcState(typed, cvcLength)
}

/** Where the caret belongs after formatting: behind as many digits as it was before. */
export const caretAfterDigits = (text: string, digits: number): number => {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at
    if (/\d/.test(text[at] ?? '')) seen += 1
  }
  return text.length
}

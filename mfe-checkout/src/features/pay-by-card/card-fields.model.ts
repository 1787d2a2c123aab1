import type { CardFieldName, CardFieldState } from '@galo/vendors'

export type CardFields = Readonly<Record<CardFieldName, CardFieldState>>

const UNTOUCHED: CardFieldState = { empty: true, complete: false, errorCode: null, brand: null }

export const NO_CARD: CardFields = { number: UNTOUCHED, expiry: UNTOUCHED, cvc: UNTOUCHED }

/** In the order they are asked. */
export const CARD_FIELDS: readonly CardFieldName[] = ['number', 'expiry', 'cvc']

export const firstUnfinished = (fields: CardFields): CardFieldName | null =>
  CARD_FIELDS.find((name) => !fields[name].complete) ?? null

const COPY: Readonly<Record<string, string>> = {
  incomplete_number: 'The card number is too short.',
  invalid_number: 'Check the card number: one of the digits isn’t right.',
  incorrect_number: 'Check the card number: one of the digits isn’t right.',
  incomplete_expiry: 'Give the month and the year, as on the card.',
  invalid_expiry_month: 'Check the month: it goes from 01 to 12.',
  invalid_expiry_month_past: 'This card has expired. Try another.',
  invalid_expiry_year: 'Check the year on the card.',
  invalid_expiry_year_past: 'This card has expired. Try another.',
  incomplete_cvc: 'The security code is too short.',
  invalid_cvc: 'Check the security code.',
}

const MISSING = {
  number: 'Type the long number on the front of the card.',
  expiry: 'Type the month and year the card runs out.',
  cvc: 'Type the security code: three digits on the back, or four on the front.',
} as const satisfies Record<CardFieldName, string>

const UNFINISHED = {
  number: COPY['incomplete_number'],
  expiry: COPY['incomplete_expiry'],
  cvc: COPY['incomplete_cvc'],
} as const

/** What is wrong with a field. `isAsked`: the customer wants to pay, so an empty or half filled one says so as well. */
export const cardFieldError = (name: CardFieldName, field: CardFieldState, isAsked: boolean): string | undefined => {
  if (field.errorCode !== null) return COPY[field.errorCode] ?? 'Check this field.'
  if (!isAsked || field.complete) return undefined
  return field.empty ? MISSING[name] : UNFINISHED[name]
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** The name printed on the card; `null` while the digits don't say. */
export const brandName = (brand: string | null): string | null => BRANDS[brand ?? ''] ?? null

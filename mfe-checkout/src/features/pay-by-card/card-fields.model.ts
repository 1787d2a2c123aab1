import type { CardFieldName, CardFieldState } from '@galo/vendors'
import { wordsOf, type Locale } from '@galo/words'
import { CARD_FIELDS_WORDS } from './card-fields.words'

export type CardFields = Readonly<Record<CardFieldName, CardFieldState>>

const UNTOUCHED: CardFieldState = { empty: true, complete: false, errorCode: null, brand: null }

export const NO_CARD: CardFields = { number: UNTOUCHED, expiry: UNTOUCHED, cvc: UNTOUCHED }

/** In the order they are asked. */
export const CARD_FIELDS: readonly CardFieldName[] = ['number', 'expiry', 'cvc']

export const firstUnfinished = (fields: CardFields): CardFieldName | null =>
  CARD_FIELDS.find((name) => !fields[name].complete) ?? null

const UNFINISHED = {
  number: 'incomplete_number',
  expiry: 'incomplete_expiry',
  cvc: 'incomplete_cvc',
} as const satisfies Record<CardFieldName, string>

/** What is wrong with a field. `isAsked`: the customer wants to pay, so an empty or half filled one says so as well. */
export const cardFieldError = (
  name: CardFieldName,
  field: CardFieldState,
  isAsked: boolean,
  locale: Locale,
): string | undefined => {
  const words = wordsOf(CARD_FIELDS_WORDS, locale)
  if (field.errorCode !== null) return words.wrong[field.errorCode] ?? words.wrongAnyhow
  if (!isAsked || field.complete) return undefined
  return field.empty ? words.missing[name] : words.wrong[UNFINISHED[name]]
}

/** The name printed on the card; `null` while the digits don't say. */
export const brandName = (brand: string | null, locale: Locale): string | null =>
  wordsOf(CARD_FIELDS_WORDS, locale).brands[brand ?? ''] ?? null

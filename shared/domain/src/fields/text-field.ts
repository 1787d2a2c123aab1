import { isDiscountCode, isTableNumber } from './codes'
import { isCardholderName, isEmail, isPersonName, isPhone } from './person'
import { isEircode, isUkPostcode } from './postcode'
import { isNonBlank, tidyText } from './tidy-text'

const PATTERNS = {
  text: isNonBlank,
  'uk-postcode': isUkPostcode,
  eircode: isEircode,
  email: isEmail,
  phone: isPhone,
  'person-name': isPersonName,
  'table-number': isTableNumber,
  'discount-code': isDiscountCode,
  'cardholder-name': isCardholderName,
} as const

export type PatternName = keyof typeof PATTERNS

/** A text field (C06). Plain data, so that it can be stored over a reload. */
export interface TextField {
  /** As typed. A space at the end must survive, or nobody could type the second word; read it with `fieldText`. */
  readonly value: string
  readonly isChanged: boolean
  readonly isValid: boolean
  readonly validationPattern: PatternName
  readonly optional: boolean
}

/** Whether this may stand in a field of the pattern; nothing but spaces may where the field is optional. */
export const isValidIn = (value: string, pattern: PatternName, optional: boolean): boolean =>
  isNonBlank(value) ? PATTERNS[pattern](value) : optional

/** A field nobody has touched yet. */
export const createField = (
  validationPattern: PatternName,
  { value = '', optional = false }: { value?: string; optional?: boolean } = {},
): TextField => ({
  value,
  isChanged: false,
  isValid: isValidIn(value, validationPattern, optional),
  validationPattern,
  optional,
})

/** The field after the customer has typed. */
export const changeField = (field: TextField, value: string): TextField => ({
  ...field,
  value,
  isChanged: true,
  isValid: isValidIn(value, field.validationPattern, field.optional),
})

/** On saving: an empty required field then shows its error. */
export const touchField = (field: TextField): TextField => changeField(field, field.value)

/** The tidied value, as it is sent. */
export const fieldText = (field: TextField): string => tidyText(field.value)

/** No error before the customer has typed. */
export const showsError = (field: TextField): boolean => field.isChanged && !field.isValid

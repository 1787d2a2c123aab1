import { FIELD_LIMITS } from './field-limits'
import { tidyText } from './tidy-text'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** The HTML standard's pattern, but with a dot in the domain. */
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i')

/** 7 to 20 digits, with single spaces between and a plus in front if you like (C07). */
const PHONE = /^\+?\d(?: ?\d){6,19}$/

const CARDHOLDER = new RegExp(`^[\\p{L}\\p{M} '’.-]{2,${FIELD_LIMITS.cardholder}}$`, 'u')

export const isEmail = (typed: string): boolean => {
  const email = tidyText(typed)
  return email.length <= FIELD_LIMITS.email && EMAIL.test(email)
}

/** Checks the form only, not whether the number is in use. */
export const isPhone = (typed: string): boolean => PHONE.test(tidyText(typed))

/** Letters that are invisible. */
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0]/g
/** Four digits in a row: a telephone or card number in the wrong field. */
const NUMBER_LIKE = /(?:\d[ -]?){4}/

/** Given or family name: whatever people are called, in whatever script, as long as there is a letter to call. */
export const isPersonName = (typed: string): boolean => {
  const name = tidyText(typed)
  return (
    name.length <= FIELD_LIMITS.personName && /\p{L}/u.test(name.replace(BLANK_LETTERS, '')) && !NUMBER_LIKE.test(name)
  )
}

/**
 * 2 to 60 letters, marks, spaces and ' ’ . - (a phone writes the curly apostrophe by itself).
 * Has no digits, so that a card number pasted into the wrong field goes nowhere.
 */
export const isCardholderName = (typed: string): boolean => {
  const name = tidyText(typed)
  return CARDHOLDER.test(name) && /\p{L}/u.test(name)
}

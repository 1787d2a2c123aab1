import { isNonBlank, tidyText } from './tidy-text'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** Q04: the HTML standard's pattern, but with a dot in the domain. */
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i')
const MOST_EMAIL = 254

/** Row C07: 7 to 20 digits, single spaces between them, a plus before if you like. */
const PHONE = /^\+?\d(?: ?\d){6,19}$/

const CARDHOLDER = /^[\p{L}\p{M} '’.-]{2,60}$/u

export const isEmail = (typed: string): boolean => {
  const email = tidyText(typed)
  return email.length <= MOST_EMAIL && EMAIL.test(email)
}

/** A hint whether the number is a real one is somebody else's; this never turns a real one away (Q04). */
export const isPhone = (typed: string): boolean => PHONE.test(tidyText(typed))

/** Given or family name: whatever people are called. */
export const isPersonName = (typed: string): boolean => isNonBlank(typed)

/**
 * Q03: 2 to 60 letters, marks, spaces and ' ’ . - (a phone writes the curly apostrophe by itself).
 * Has no digits, so that a card number pasted into the wrong field goes nowhere.
 */
export const isCardholderName = (typed: string): boolean => {
  const name = tidyText(typed)
  return CARDHOLDER.test(name) && /\p{L}/u.test(name)
}

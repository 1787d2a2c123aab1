import { tidyText } from './tidy-text'

const MAX_DISCOUNT_CODE_LENGTH = 32

/** 1 to 999 without a leading zero. */
export const isTableNumber = (typed: string): boolean => /^[1-9][0-9]{0,2}$/.test(tidyText(typed))

/** As it is compared and sent: upper case without outer spaces. */
export const normaliseDiscountCode = (typed: string): string => tidyText(typed).toUpperCase()

/** Letters, digits, underscore and hyphen, at most 32. Lower case is accepted and made upper. */
export const isDiscountCode = (typed: string): boolean => {
  const code = normaliseDiscountCode(typed)
  return code.length <= MAX_DISCOUNT_CODE_LENGTH && /^[A-Z0-9_-]+$/.test(code)
}

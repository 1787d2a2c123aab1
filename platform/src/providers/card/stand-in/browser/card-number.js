/**
 * What can be known about a card from its number alone. Runs in the number's own frame and on the server.
 * @typedef {'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown'} Brand
 * @typedef {{ brand: Brand, starts: RegExp, lengths: readonly number[], groups: readonly number[], cvc: number }} BrandFacts
 */

/** @type {readonly BrandFacts[]} */
const BRANDS = [
  { brand: 'visa', starts: /^4/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  {
    brand: 'mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  { brand: 'discover', starts: /^(6011|64[4-9]|65)/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'diners', starts: /^3(0[0-5]|[68])/, lengths: [14, 16], groups: [4, 6, 4], cvc: 3 },
  { brand: 'jcb', starts: /^35(2[89]|[3-8])/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'unionpay', starts: /^62/, lengths: [16, 17, 18, 19], groups: [4, 4, 4, 4, 3], cvc: 3 },
]

/** @type {BrandFacts} */
const UNKNOWN = { brand: 'unknown', starts: /^/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 }

/** @param {string} text */
export const digitsOf = (text) => text.replace(/\D/g, '')

/** @param {string} digits @returns {BrandFacts} */
export const brandFactsOf = (digits) => BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN

/** @param {string} digits */
export const longestFor = (digits) => Math.max(...brandFactsOf(digits).lengths)

/** The check digit rule every card number keeps. @param {string} digits */
export const passesLuhn = (digits) => {
  let sum = 0
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits[digits.length - 1 - fromRight])
    const doubled = fromRight % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

const FOURS = [4, 4, 4, 4, 3]

/** `4242 4242 4242 4242`, or `3782 822463 10005`; a longer card than its brand usually has goes in fours. @param {string} digits */
export const groupDigits = (digits) => {
  const parts = []
  let at = 0
  const { groups } = brandFactsOf(digits)
  const room = groups.reduce((sum, size) => sum + size, 0)
  for (const size of digits.length > room ? FOURS : groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join(' ')
}

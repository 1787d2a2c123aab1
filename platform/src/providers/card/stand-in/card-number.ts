type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown'

/** What can be known about a card from its number alone. Runs in the number's own frame and on the server. */
interface BrandFacts {
  readonly brand: Brand
  readonly starts: RegExp
  readonly lengths: readonly number[]
  readonly groups: readonly number[]
  readonly cvc: number
}

const BRANDS: readonly BrandFacts[] = [
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

const UNKNOWN: BrandFacts = { brand: 'unknown', starts: /^/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 }

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

export const brandFactsOf = (digits: string): BrandFacts => BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN

export const longestFor = (digits: string): number => Math.max(...brandFactsOf(digits).lengths)

/** The check digit rule every card number keeps. */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits[digits.length - 1 - fromRight])
    const doubled = fromRight % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

const FOURS = [4, 4, 4, 4, 3]

/** `4242 4242 4242 4242`, or `3782 822463 10005`; a longer card than its brand usually has goes in fours. */
export const groupDigits = (digits: string): string => {
  const parts: string[] = []
  let at = 0
  const { groups } = brandFactsOf(digits)
  const room = groups.reduce((sum, size) => sum + size, 0)
  for (const size of digits.length > room ? FOURS : groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join(' ')
}

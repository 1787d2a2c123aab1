import { money, type Money } from './money'

/** What becomes of half a penny. `half-up` goes away from zero, so that a refund rounds like the payment it undoes. */
export type Rounding = 'half-up' | 'half-even' | 'down'

/** 100 %. */
const WHOLE = 10_000

const roundedUp = (whole: number, rest: number, rounding: Rounding): boolean => {
  if (rounding === 'down') return false
  if (rest * 2 !== WHOLE) return rest * 2 > WHOLE
  return rounding === 'half-up' || whole % 2 === 1
}

/** A share of an amount: `basisPoints` are hundredths of a per cent, so 11 % is 1100. Exact, never by way of a fraction. */
export const portionOf = ({ currencyCode, value }: Money, basisPoints: number, rounding: Rounding): Money => {
  const product = Math.abs(value) * basisPoints
  if (!Number.isSafeInteger(product) || basisPoints < 0)
    throw new RangeError(`${basisPoints} basis points of ${value} can not be worked out exactly`)
  const whole = Math.floor(product / WHOLE)
  const amount = whole + (roundedUp(whole, product % WHOLE, rounding) ? 1 : 0)
  return money(currencyCode, value < 0 && amount !== 0 ? -amount : amount)
}

import { money, type Money } from './money'

/**
 * Splits `total` over `weights`; the parts always sum to `total`, and none is more than its weight while `total` is no more than all weights.
 * Spare minor units go to the parts that lost most to rounding, earliest first, so the same basket always prints the same receipt.
 * `total` and every weight are zero or more. When nothing weighs anything, the first part takes it all.
 */
export const splitByWeight = ({ currencyCode, value }: Money, weights: readonly number[]): readonly Money[] => {
  if (value < 0 || weights.length === 0 || weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('Only a positive amount is split, over whole positive weights')
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, index) => money(currencyCode, index === 0 ? value : 0))
  if (!Number.isSafeInteger(value * whole)) throw new RangeError(`${value} over ${whole} can not be worked out exactly`)

  const parts = weights.map((weight, index) => {
    const exact = value * weight
    return { index, least: Math.floor(exact / whole), lost: exact % whole }
  })
  const spare = value - parts.reduce((sum, { least }) => sum + least, 0)
  const lostMost = [...parts].sort((one, other) => other.lost - one.lost || one.index - other.index)
  const getsSpare = new Set(lostMost.slice(0, spare).map(({ index }) => index))
  return parts.map(({ index, least }) => money(currencyCode, least + (getsSpare.has(index) ? 1 : 0)))
}

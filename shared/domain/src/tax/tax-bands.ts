import { addMoney, money, subtractMoney, sumMoney, zeroMoney, type CurrencyCode, type Money } from '../money/money'
import type { TaxRate } from './tax-rates'

/** Something that was paid, tax included, and at which rate. */
export interface TaxedAmount {
  readonly rate: TaxRate
  readonly gross: Money
}

/** All that was paid at one rate. `net` and `tax` always come to `gross`; outside the tax, `net` is all of it. */
export interface TaxBand extends TaxedAmount {
  readonly net: Money
  readonly tax: Money
}

const WHOLE = 10_000

/** The tax inside an amount: half a penny goes up. `gross` is zero or more. */
export const taxWithin = ({ rate, gross: { currencyCode, value } }: TaxedAmount): Money => {
  if (rate === null || rate === 0) return zeroMoney(currencyCode)
  const divisor = WHOLE + rate
  return money(currencyCode, Math.floor((2 * value * rate + divisor) / (2 * divisor)))
}

/** The highest rate first, what is outside the tax last. */
const byRate = (one: TaxRate, other: TaxRate): number => (other ?? -1) - (one ?? -1)

/** One band for each rate at which anything was paid; rounded once for each, as receipts are. Their gross sums are all that was paid. */
export const taxBands = (amounts: readonly TaxedAmount[], currencyCode: CurrencyCode): readonly TaxBand[] => {
  const paid = amounts.filter(({ gross }) => gross.value !== 0)
  return [...new Set(paid.map(({ rate }) => rate))].sort(byRate).map((rate) => {
    const gross = sumMoney(
      currencyCode,
      paid.flatMap((amount) => (amount.rate === rate ? [amount.gross] : [])),
    )
    const tax = taxWithin({ rate, gross })
    return { rate, gross, tax, net: subtractMoney(gross, tax) }
  })
}

/** What all of it came to. */
export const grossOf = (amounts: readonly TaxedAmount[], currencyCode: CurrencyCode): Money =>
  amounts.reduce((sum, { gross }) => addMoney(sum, gross), zeroMoney(currencyCode))

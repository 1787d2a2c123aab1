import { splitByWeight } from '../money/split'
import type { Money } from '../money/money'
import type { TaxedAmount } from './tax-bands'
import { amountsOf, type TaxedSale } from './tax-sale'

/** Money of a sale that went back: for portions and fees by name, or, when none is named, for all of it alike. */
export interface RefundedSale {
  readonly amount: Money
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  readonly fees: readonly string[]
}

/** What was paid for the named parts, at its rates. */
const namedAmounts = (sale: TaxedSale, { lines, fees }: RefundedSale): readonly TaxedAmount[] => [
  ...lines.flatMap(({ lineId, quantity }) =>
    sale.lines
      .filter(({ id }) => id === lineId)
      .flatMap((line) => [
        ...line.amounts.map(({ rate, gross }) => ({
          rate,
          gross: { ...gross, value: Math.round((gross.value * quantity) / line.quantity) },
        })),
        // A deposit is outside the tax in both markets.
        { rate: null, gross: { ...line.deposit, value: line.deposit.value * quantity } },
      ]),
  ),
  ...sale.fees.filter(({ kind }) => fees.includes(kind)),
]

/** At which rates the money had been paid that goes back, to the penny. */
export const taxRefund = (sale: TaxedSale, refund: RefundedSale): readonly TaxedAmount[] => {
  const named = namedAmounts(sale, refund)
  const amounts = named.length === 0 ? amountsOf(sale) : named
  const grosses = splitByWeight(
    refund.amount,
    amounts.map(({ gross }) => gross.value),
  )
  return amounts.flatMap(({ rate }, index) => {
    const gross = grosses[index]
    return gross === undefined ? [] : [{ rate, gross }]
  })
}

import type { Basket } from '@galo/contracts/basket'
import { formatMoney } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { feeLabel } from '@galo/words/format'
import { toMoney } from '@galo/contracts/money'
import { BASKET_LINES_WORDS } from './basket-lines.words'

export interface TotalsRow {
  readonly label: string
  readonly amount: string
  readonly tone?: 'ok'
}

/** Food, what comes off, and every fee on a line of its own (rows F09, X12, X13). The sums are the platform's. */
export const totalsRows = ({ totals, fees }: Basket, locale: Locale): readonly TotalsRow[] => {
  const words = wordsOf(BASKET_LINES_WORDS, locale)
  const deducted = Math.abs(totals.deductions.value)
  const food: TotalsRow = { label: words.food, amount: formatMoney(toMoney(totals.items)) }
  const off: TotalsRow = {
    label: words.discounts,
    amount: `-${formatMoney({ ...toMoney(totals.deductions), value: deducted })}`,
    tone: 'ok',
  }
  return [
    food,
    ...(deducted === 0 ? [] : [off]),
    ...fees
      .filter(({ amount }) => amount.value !== 0)
      .map(({ kind, amount }): TotalsRow => ({ label: feeLabel(kind, locale), amount: formatMoney(toMoney(amount)) })),
  ]
}

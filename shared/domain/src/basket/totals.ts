import {
  addMoney,
  minMoney,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  type CurrencyCode,
  type Money,
} from '../money/money'

export interface TotalsLine {
  /** Of one, with its choices. */
  readonly price: Money
  readonly quantity: number
}

/** The sums of a basket (F09). `grandTotal` is always items less deductions plus fees. */
export interface Totals {
  readonly items: Money
  /** What is really taken off: never more than the items come to, so fees and deposit are always paid in full. */
  readonly deductions: Money
  readonly fees: Money
  readonly grandTotal: Money
}

/** `currencyCode` is the market's: an empty basket has no line to read it from. */
export const totalsOf = (
  lines: readonly TotalsLine[],
  fees: readonly { readonly amount: Money }[],
  deductions: readonly { readonly amount: Money }[],
  currencyCode: CurrencyCode,
): Totals => {
  const amounts = (list: readonly { readonly amount: Money }[]) => list.map(({ amount }) => amount)
  const items = sumMoney(
    currencyCode,
    lines.map(({ price, quantity }) => multiplyMoney(price, quantity)),
  )
  const taken = minMoney(items, sumMoney(currencyCode, amounts(deductions)))
  const charged = sumMoney(currencyCode, amounts(fees))
  return { items, deductions: taken, fees: charged, grandTotal: addMoney(subtractMoney(items, taken), charged) }
}

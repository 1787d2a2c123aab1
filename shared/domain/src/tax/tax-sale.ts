import { money, subtractMoney, type Money } from '../money/money'
import { splitByWeight } from '../money/split'
import { chargeClassOf, type TaxClass } from './tax-class'
import type { TaxedAmount } from './tax-bands'
import { chargeRate, foodRate, type TaxPoint } from './tax-rates'

/** What a line is made of, to the tax: a meal is a dish, its sides and its drink. */
export interface SoldPart {
  readonly taxClass: TaxClass
  /** What it costs when it is sold alone, in minor units: a price for several is apportioned by these (HMRC Notice 700, section 8). */
  readonly alone: number
}

export interface SoldLine {
  readonly id: string
  readonly quantity: number
  /** Of all portions, before anything is taken off. */
  readonly total: Money
  /** This line's share of codes and rewards. */
  readonly taken: Money
  /** On the bottles and cans of one portion: paid with the fee for deposits, and back with what it is on. */
  readonly deposit: Money
  /** Never empty. */
  readonly parts: readonly SoldPart[]
}

export interface Sale extends TaxPoint {
  readonly lines: readonly SoldLine[]
  readonly fees: readonly { readonly kind: string; readonly amount: Money }[]
  readonly tip: Money
}

/** A line with what was paid for it, one amount for each rate, the first part's first. */
export interface TaxedLine extends Pick<SoldLine, 'id' | 'quantity' | 'deposit'> {
  readonly amounts: readonly TaxedAmount[]
}

export interface TaxedSale {
  readonly lines: readonly TaxedLine[]
  /** In the order of the fees. */
  readonly fees: readonly (TaxedAmount & { readonly kind: string })[]
  readonly tip: TaxedAmount
}

const taxLine = (point: TaxPoint, { id, quantity, total, taken, deposit, parts }: SoldLine): TaxedLine => {
  const rates = parts.map(({ taxClass }) => foodRate(point, taxClass))
  const distinct = [...new Set(rates)]
  const weights = distinct.map((rate) =>
    parts.reduce((sum, { alone }, index) => sum + (rates[index] === rate ? alone : 0), 0),
  )
  const grosses = splitByWeight(subtractMoney(total, taken), weights)
  return {
    id,
    quantity,
    deposit,
    amounts: distinct.map((rate, index) => ({ rate, gross: grosses[index] ?? money(total.currencyCode, 0) })),
  }
}

/**
 * What was paid for each thing on an order, and at which rate (X19). Together it is all that was paid, to the penny: lines less what was taken off them, fees,
 * and the tip.
 */
export const taxSale = ({ lines, fees, tip, ...point }: Sale): TaxedSale => ({
  lines: lines.map((line) => taxLine(point, line)),
  fees: fees.map(({ kind, amount }) => ({ kind, rate: chargeRate(point, chargeClassOf(kind)), gross: amount })),
  tip: { rate: chargeRate(point, 'tip'), gross: tip },
})

/** Everything that was paid, one after the other. */
export const amountsOf = ({ lines, fees, tip }: TaxedSale): readonly TaxedAmount[] => [
  ...lines.flatMap(({ amounts }) => amounts),
  ...fees,
  tip,
]

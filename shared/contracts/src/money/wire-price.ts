import type { Money } from '@galo/domain'

/** A price in baskets and orders. Minor units. */
export interface WirePrice {
  readonly currency_code: Money['currencyCode']
  readonly value: number
}

export const toMoney = ({ currency_code, value }: WirePrice): Money => ({ currencyCode: currency_code, value })
export const toWirePrice = ({ currencyCode: currency_code, value }: Money): WirePrice => ({ currency_code, value })

export type CurrencyCode = 'GBP' | 'EUR'

/** An amount in minor units (pence, cent): always a whole number. */
export interface Money {
  readonly currencyCode: CurrencyCode
  readonly value: number
}

export const zeroMoney = (currencyCode: CurrencyCode): Money => ({ currencyCode, value: 0 })

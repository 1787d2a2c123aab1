export type CurrencyCode = 'GBP' | 'EUR'

/** An amount in minor units (pence, cent): always a whole number. */
export interface Money {
  readonly currencyCode: CurrencyCode
  readonly value: number
}

/** Throws on a fraction of a penny: rounding is chosen where it happens (`portionOf`), never here. */
export const money = (currencyCode: CurrencyCode, value: number): Money => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of minor units`)
  // Nothing is nothing: -0 would print, compare and sign differently.
  return { currencyCode, value: value + 0 }
}

export const zeroMoney = (currencyCode: CurrencyCode): Money => ({ currencyCode, value: 0 })

const assertSameCurrency = (one: Money, other: Money): void => {
  if (one.currencyCode !== other.currencyCode)
    throw new TypeError(`${one.currencyCode} and ${other.currencyCode} do not mix`)
}

/** Adding pounds to euro is a bug and throws. */
export const addMoney = (one: Money, other: Money): Money => {
  assertSameCurrency(one, other)
  return money(one.currencyCode, one.value + other.value)
}

/** May go below zero. */
export const subtractMoney = (from: Money, amount: Money): Money => {
  assertSameCurrency(from, amount)
  return money(from.currencyCode, from.value - amount.value)
}

export const sumMoney = (currencyCode: CurrencyCode, amounts: readonly Money[]): Money =>
  amounts.reduce(addMoney, zeroMoney(currencyCode))

/** `times` is a whole number, a quantity; for a share of an amount there is `portionOf`. */
export const multiplyMoney = ({ currencyCode, value }: Money, times: number): Money =>
  money(currencyCode, value * times)

/** Below zero, equal or above zero, like `Array.sort` wants it. */
export const compareMoney = (one: Money, other: Money): number => {
  assertSameCurrency(one, other)
  return one.value - other.value
}

export const minMoney = (one: Money, other: Money): Money => (compareMoney(one, other) <= 0 ? one : other)
export const maxMoney = (one: Money, other: Money): Money => (compareMoney(one, other) >= 0 ? one : other)

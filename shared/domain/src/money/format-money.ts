import type { CurrencyCode, Money } from './money'

const SIGNS = { GBP: '£', EUR: '€' } as const satisfies Record<CurrencyCode, string>

/** '11.50': the number in pounds or euro, as analytics wants it (K10). */
export const toMajorUnits = ({ value }: Money): string => {
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * '£11.50', '€12.50', '-£1.00'. Put together by hand: `Intl` differs between Node and browsers in spaces and signs,
 * and a page must read the same on both.
 */
export const formatMoney = (amount: Money): string => {
  const sign = amount.value < 0 ? '-' : ''
  return `${sign}${SIGNS[amount.currencyCode]}${toMajorUnits({ ...amount, value: Math.abs(amount.value) })}`
}

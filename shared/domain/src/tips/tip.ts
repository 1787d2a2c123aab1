import { addMoney, money, type CurrencyCode, type Money } from '../money/money'
import { err, ok, type Result } from '../result/result'

/** What is offered, in minor units of either market. None of it is chosen for anybody (X06). */
export const SUGGESTED_TIPS = [100, 200, 500] as const

/** More is a slip of the finger more often than a gift. */
export const MOST_TIP = 5_000

export type TipProblem = 'not-an-amount' | 'other-currency' | 'too-much'

const SIGNS = { GBP: '£', EUR: '€' } as const satisfies Record<CurrencyCode, string>

/** Whole pounds or euro, or with one or two decimals; a comma does for the point. */
const AMOUNT = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/**
 * What somebody typed as a tip, in minor units; nothing typed is no tip. The market's own sign may stand before or after it, the other market's is refused:
 * £5 and €5 are not the same money.
 */
export const readTip = (typed: string, currencyCode: CurrencyCode): Result<number, TipProblem> => {
  const text = typed.replaceAll(/\s/g, '')
  if (text === '') return ok(0)
  const other = currencyCode === 'GBP' ? 'EUR' : 'GBP'
  if (text.includes(SIGNS[other])) return err('other-currency')
  const sign = SIGNS[currencyCode]
  const bare = text.startsWith(sign)
    ? text.slice(sign.length)
    : text.endsWith(sign)
      ? text.slice(0, -sign.length)
      : text
  const [, whole, decimals = ''] = AMOUNT.exec(bare) ?? []
  if (whole === undefined) return err('not-an-amount')
  const value = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return value > MOST_TIP ? err('too-much') : ok(value)
}

/** What the card is asked for. An order that costs nothing asks no card, so that nothing can be tipped with it. */
export const sumWithTip = (total: Money, tip: number): Money =>
  total.value === 0 ? total : addMoney(total, money(total.currencyCode, tip))

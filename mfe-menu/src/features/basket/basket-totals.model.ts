import type { Basket } from '@galo/contracts/basket'
import { toMoney } from '@galo/contracts/money'
import { formatMoney, rewardTypeOf, type FeeKind, type Money } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { deductionName, feeLabel, isKnownFee } from '@galo/words/format'
import { BASKET_LINES_WORDS } from './basket-lines.words'

export interface TotalsRow {
  readonly label: string
  readonly amount: string
  readonly tone?: 'ok'
  /** The kind of a fee that can say what it is for. */
  readonly fee?: FeeKind
}

/** One part of the total, in minor units: below zero when it comes off. */
export interface TotalsPart {
  readonly label: string
  readonly value: number
  readonly fee?: FeeKind
}

interface NamedSum {
  readonly kind: string
  readonly display_name: string | null
  readonly value: number
}

/** What comes off, one for each kind and name, rewards first (H03). A code's share is spread over the lines: together they are one. */
export const deductionsIn = ({ menu_items }: Pick<Basket, 'menu_items'>): readonly NamedSum[] => {
  const sums = new Map<string, NamedSum>()
  for (const { kind, display_name = null, amount } of menu_items.flatMap(({ deductions }) => deductions)) {
    const key = `${kind} ${display_name ?? ''}`
    sums.set(key, { kind, display_name, value: (sums.get(key)?.value ?? 0) + Math.abs(amount.value) })
  }
  const isReward = ({ kind }: NamedSum) => rewardTypeOf(kind) !== null
  return [...sums.values()].sort((one, other) => Number(isReward(other)) - Number(isReward(one)))
}

/**
 * Food, what comes off by name, and every fee on a line of its own (rows F09, H03, X12, X13). The sums are the platform's, and the parts always come to its
 * total: what it takes off or charges without saying for what stands on a line of its own too.
 */
export const totalsParts = (basket: Basket, locale: Locale): readonly TotalsPart[] => {
  const { totals, fees } = basket
  const words = wordsOf(BASKET_LINES_WORDS, locale)
  const named = deductionsIn(basket)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const unnamed = Math.abs(totals.deductions.value) - sum(named.map(({ value }) => value))
  const unlisted = totals.fees.value - sum(fees.map(({ amount }) => amount.value))
  const parts: readonly TotalsPart[] = [
    ...named.map((deduction) => ({ label: deductionName(deduction, locale), value: -deduction.value })),
    { label: words.discounts, value: -unnamed },
    ...fees.map(({ kind, amount }) => ({
      label: feeLabel(kind, locale),
      value: amount.value,
      ...(isKnownFee(kind) ? { fee: kind } : {}),
    })),
    { label: feeLabel('', locale), value: unlisted },
  ]
  return [{ label: words.food, value: totals.items.value }, ...parts.filter(({ value }) => value !== 0)]
}

/** The same as it is shown. */
export const totalsRows = (basket: Basket, locale: Locale): readonly TotalsRow[] => {
  const shown = (value: number): string => {
    const amount: Money = { ...toMoney(basket.totals.grand_total), value: Math.abs(value) }
    return value < 0 ? `−${formatMoney(amount)}` : formatMoney(amount)
  }
  return totalsParts(basket, locale).map(({ label, value, fee }) => ({
    label,
    amount: shown(value),
    ...(value < 0 ? { tone: 'ok' as const } : {}),
    ...(fee === undefined ? {} : { fee }),
  }))
}

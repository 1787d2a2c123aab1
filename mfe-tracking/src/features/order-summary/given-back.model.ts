import { toMoney } from '@galo/contracts/money'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { wordsOf, type Locale } from '@galo/words'
import { cardName, feeLabel, refundWords } from '@galo/words/format'
import { GIVEN_BACK_WORDS } from './given-back.words'

export interface GivenBackLine {
  readonly key: string
  /** Why, and of what. */
  readonly what: string
  /** How much and by when, as a sentence. */
  readonly when: string
}

/** What somebody gave back of an order that was eaten, part by part (X23). `today` is a day on the wall. What an order that failed gets back its own page says. */
export const givenBackLines = (
  { part_refunds, refund, order_items, payment }: SubmittedOrder,
  today: string,
  locale: Locale,
): readonly GivenBackLine[] => {
  const words = wordsOf(GIVEN_BACK_WORDS, locale)
  const card = payment.card && cardName(payment.card, locale)
  const reasonOf = (reason: string): string => words.reasons[reason] ?? words.reasons['goodwill'] ?? ''
  const nameOf = ({ id, quantity }: { readonly id: string; readonly quantity: number }): string => {
    const name = order_items.find((item) => item.id === id)?.display_name ?? ''
    return quantity > 1 ? `${quantity} × ${name}` : name
  }
  const parts = (part_refunds ?? []).map(({ amount, due_by, reason, lines, fees, decided_at }) => {
    const names = [...lines.map(nameOf), ...fees.map((kind) => feeLabel(kind, locale))]
    return {
      key: `${decided_at} ${amount.value}`,
      what: [reasonOf(reason), names.join(', ')].filter(Boolean).join(': '),
      when: refundWords(toMoney(amount), due_by, today, locale, card),
    }
  })
  if (refund?.reason == null) return parts
  const whole = {
    key: 'whole',
    what: reasonOf(refund.reason),
    when: refundWords(toMoney(refund.amount), refund.due_by, today, locale, card),
  }
  return [...parts, whole]
}

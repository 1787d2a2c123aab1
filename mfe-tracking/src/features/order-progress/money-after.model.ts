import { toMoney } from '@galo/contracts/money'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { formatMoney, formatTime, localDateOf } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { cardName, formatDay } from '@galo/words/format'
import type { OrderOutcome } from './outcome.errors'
import { OUTCOME_WORDS } from './outcome.words'

/** Of these a bank took nothing. */
const TOOK_NOTHING: readonly OrderOutcome[] = ['payment_declined', 'rejected_by_delivery_partner']

interface MoneyStep {
  readonly id: 'bank' | 'card'
  readonly when: string
  readonly what: string
  readonly isDone: boolean
}

export interface MoneyAfter {
  readonly sum: string
  readonly says: string
  /** Nothing that could come back. */
  readonly isNothing: boolean
  readonly steps: readonly MoneyStep[]
}

/** What was paid, less what went back of it before. */
const stillPaid = ({ costs, part_refunds }: SubmittedOrder): SubmittedOrder['costs']['total'] => ({
  ...costs.total,
  value: (part_refunds ?? []).reduce((left, { amount }) => left - amount.value, costs.total.value),
})

const stepsOf = (
  refund: NonNullable<SubmittedOrder['refund']>,
  now: number,
  timeZone: string,
  locale: Locale,
): readonly MoneyStep[] => {
  const { money } = wordsOf(OUTCOME_WORDS, locale)
  const { given_back_at: at, due_by } = refund
  return [
    at == null
      ? { id: 'bank', when: money.soon, what: money.toBank, isDone: false }
      : {
          id: 'bank',
          when: `${formatDay(at, timeZone, locale)}, ${formatTime(at, timeZone)}`,
          what: money.atBank,
          isDone: true,
        },
    {
      id: 'card',
      when: money.by(formatDay(`${due_by}T12:00:00Z`, 'UTC', locale)),
      what: money.onCard,
      isDone: localDateOf(now, timeZone) > due_by,
    },
  ]
}

/** What becomes of the money of an order that came to nothing: how much, to which card, and on which days. `now` is milliseconds. */
export const moneyAfter = (
  order: SubmittedOrder,
  outcome: OrderOutcome,
  now: number,
  timeZone: string,
  locale: Locale,
): MoneyAfter => {
  const { money } = wordsOf(OUTCOME_WORDS, locale)
  const { payment, refund, part_refunds } = order
  if (refund == null && TOOK_NOTHING.includes(outcome)) {
    const nothing = { currencyCode: payment.currency, value: 0 }
    return { sum: formatMoney(nothing), says: money.nothingTaken, isNothing: true, steps: [] }
  }
  const card = payment.card == null ? money.yourCard : cardName(payment.card, locale)
  return {
    sum: formatMoney(toMoney(refund?.amount ?? stillPaid(order))),
    says: (part_refunds ?? []).length > 0 ? money.restTo(card) : money.inFullTo(card),
    isNothing: false,
    steps: refund == null ? [] : stepsOf(refund, now, timeZone, locale),
  }
}

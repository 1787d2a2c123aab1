import { toMoney, type WirePrice } from '@galo/contracts/money'
import type { OrderItem, SubmittedOrder } from '@galo/contracts/orders'
import { formatMoney, formatTime, isFailedOrder } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { cardName, deductionName, feeLabel } from '@galo/words/format'
import { ORDER_SUMMARY_WORDS } from './order-summary.words'

export interface SummaryLine {
  readonly id: string
  readonly name: string
  /** The choices, as one line of words; empty when there are none. */
  readonly choices: string
  readonly quantity: number
  readonly price: string
}

export interface SummarySum {
  readonly label: string
  readonly amount: string
}

const formatPrice = (price: WirePrice): string => formatMoney(toMoney(price))

export const summaryLine = (item: OrderItem): SummaryLine => ({
  id: item.id,
  name: item.display_name,
  choices: item.modifiers.flatMap(({ choices }) => choices.map(({ display_name }) => display_name)).join(', '),
  quantity: item.quantity,
  price: formatPrice(item.total_price),
})

/** From the food to the total, in the order it is added up; nothing that is zero. */
export const summarySums = ({ costs }: SubmittedOrder, locale: Locale): readonly SummarySum[] => [
  { label: wordsOf(ORDER_SUMMARY_WORDS, locale).food, amount: formatPrice(costs.sub_total) },
  ...costs.discounts
    .filter(({ amount }) => amount.value !== 0)
    .map((discount) => ({
      label: deductionName(discount, locale),
      amount: `−${formatPrice({ ...discount.amount, value: Math.abs(discount.amount.value) })}`,
    })),
  ...costs.fees
    .filter(({ amount }) => amount.value !== 0)
    .map(({ kind, amount }) => ({ label: feeLabel(kind, locale), amount: formatPrice(amount) })),
  ...(costs.tip == null ? [] : [{ label: wordsOf(ORDER_SUMMARY_WORDS, locale).tip, amount: formatPrice(costs.tip) }]),
]

export const orderTotal = ({ costs }: Pick<SubmittedOrder, 'costs'>): string => formatPrice(costs.total)

/** Of an order that came to nothing nobody has paid. */
const hasPaid = ({ order_state, refund }: SubmittedOrder): boolean => refund == null && !isFailedOrder(order_state)

export const totalLabel = (order: SubmittedOrder, locale: Locale): string => {
  const words = wordsOf(ORDER_SUMMARY_WORDS, locale)
  return hasPaid(order) ? words.totalPaid : words.total
}

/** 'Visa ending 4242, at 18:14'; null where nobody has said, or nothing was taken. */
export const paidWith = (order: SubmittedOrder, timeZone: string, locale: Locale): string | null => {
  const { card } = order.payment
  if (card == null || !hasPaid(order)) return null
  return wordsOf(ORDER_SUMMARY_WORDS, locale).paidAt(cardName(card, locale), formatTime(order.created_at, timeZone))
}

/** What was bought, in one line: "Half chicken, 2 × Garlic dip". */
export const dishNames = ({ order_items }: SubmittedOrder): string =>
  order_items
    .map(({ display_name, quantity }) => (quantity > 1 ? `${quantity} × ${display_name}` : display_name))
    .join(', ')

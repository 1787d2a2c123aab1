import { toMoney, type WirePrice } from '@galo/contracts/money'
import type { OrderItem, SubmittedOrder } from '@galo/contracts/orders'
import { formatMoney, isFailedOrder } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { deductionName, feeLabel } from '@galo/words/format'
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
export const totalLabel = ({ order_state, refund }: SubmittedOrder, locale: Locale): string => {
  const words = wordsOf(ORDER_SUMMARY_WORDS, locale)
  return refund != null || isFailedOrder(order_state) ? words.total : words.totalPaid
}

/** What was bought, in one line: "Half chicken, 2 × Garlic dip". */
export const dishNames = ({ order_items }: SubmittedOrder): string =>
  order_items
    .map(({ display_name, quantity }) => (quantity > 1 ? `${quantity} × ${display_name}` : display_name))
    .join(', ')

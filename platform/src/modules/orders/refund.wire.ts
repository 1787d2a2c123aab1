import { type CurrencyCode, marketOfCurrency, MARKETS, refundDueBy } from '@galo/domain'
import type { MovingOrder } from './orders.life'
import type { Operations } from './orders.ports'
import type { DeliveryRow, OrderRow } from './orders.store'
import type { RefundRow } from './part-refunds'
import { isRefundOwed } from './refund.rules'

type Upcoming = Pick<Operations, 'nextEvent'>
type PaidOrder = MovingOrder & Pick<OrderRow, 'grandTotal' | 'tip' | 'currency'>

export interface OrderRefund {
  readonly amount: { readonly currency_code: CurrencyCode; readonly value: number }
  readonly given_back_at: string | null
  /** Why, where somebody gave it back. */
  readonly reason?: string
  readonly due_by: string
}

/** Turned down before the bank took anything, as its customer is told (J13): what was reserved is let go of. */
export const TOOK_NOTHING: readonly OrderRow['state'][] = ['payment_declined', 'rejected_by_delivery_partner']

/** When the money went back, or when it will without anybody's doing; null for an order that keeps it, or may yet be brought again. */
const refundTime = (order: MovingOrder, tries: readonly DeliveryRow[], { nextEvent }: Upcoming): Date | null => {
  if (order.refundedAt !== null) return order.refundedAt
  if (!isRefundOwed({ order, tries })) return null
  const next = nextEvent({ order, tries })
  return next?.event.kind === 'refund' ? next.at : null
}

/** What of an order goes back to whoever paid it with the order itself, and by when (J13): less what went back in parts before. */
export const refundOf = (
  order: PaidOrder,
  tries: readonly DeliveryRow[],
  upcoming: Upcoming,
  given: readonly RefundRow[] = [],
): OrderRefund | null => {
  const at = refundTime(order, tries, upcoming)
  if (at === null || TOOK_NOTHING.includes(order.state)) return null
  const { timeZone } = MARKETS[marketOfCurrency(order.currency)]
  const inParts = given.reduce((sum, { isWhole, amount }) => sum + (isWhole ? 0 : amount), 0)
  const reason = given.find(({ isWhole }) => isWhole)?.reason
  return {
    amount: { currency_code: order.currency, value: order.grandTotal + order.tip - inParts },
    ...(reason !== undefined && { reason }),
    given_back_at: order.refundedAt?.toISOString() ?? null,
    due_by: refundDueBy(at.getTime(), timeZone),
  }
}

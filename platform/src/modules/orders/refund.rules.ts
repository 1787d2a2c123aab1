import { isFailedOrder, isTerminalDelivery } from '@galo/domain'
import { currentTry, type OrderLife } from './orders.life'
import type { DueEvent } from './orders.ports'

/** What nobody opened for may be brought again for this long; then the money goes back. */
const REFUND_UNDELIVERABLE_AFTER_MS = 10 * 60_000

/** J13: an order that failed, or was not brought in the end, is owed its money, unless it cost nothing or has been paid back. */
export const isRefundOwed = (life: OrderLife): boolean => {
  const { state, paymentReference, refundedAt } = life.order
  if (paymentReference === null || refundedAt !== null) return false
  const delivery = currentTry(life)
  return (
    isFailedOrder(state) ||
    (delivery !== undefined && isTerminalDelivery(delivery.state) && delivery.state !== 'DELIVERED')
  )
}

/** Nobody opened the door, and there has been no second try. */
export const mayBeBroughtAgain = (life: OrderLife): boolean => {
  const delivery = currentTry(life)
  return delivery?.state === 'UNDELIVERABLE' && delivery.attempt === 1
}

/** When the money that is owed goes back: at once, unless the food may yet be brought again. Ask `isRefundOwed` first. */
export const refundDue = (life: OrderLife): DueEvent => {
  const since = currentTry(life)?.since ?? life.order.createdAt
  const waitMs = mayBeBroughtAgain(life) ? REFUND_UNDELIVERABLE_AFTER_MS : 0
  return { at: new Date(since.getTime() + waitMs), event: { kind: 'refund' } }
}

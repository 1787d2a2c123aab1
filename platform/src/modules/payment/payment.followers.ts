import { orderFailed, orderMoved, orderPlaced, type OrderMoved } from '../orders'
import type { Till } from './payment.state'
import { findTransaction, scheduleCheck } from './payment.store'
import { refundFailedOrder } from './refund'

/** The money of an order that is to be paid back goes back with the order's own commit. */
const refundMovedOrder = async ({ cards }: Till, { tx, before, after }: OrderMoved): Promise<void> => {
  if (before.refundedAt !== null || after.refundedAt === null || after.paymentReference === null) return
  const paid = await findTransaction(tx, after.paymentReference)
  if (paid !== undefined) await cards.at(tx, after.refundedAt).refund(paid.intentId)
}

/** What orders do to money: claimed by one, it is not looked for any more; of one that failed, it goes back. */
export const paymentFollowsOrders = (till: Till): void => {
  till.events.follow(orderPlaced, async ({ tx, paymentReference }) => {
    if (paymentReference !== null) await scheduleCheck(tx, paymentReference, null)
  })
  till.events.follow(orderMoved, (moved) => refundMovedOrder(till, moved))
  till.events.follow(orderFailed, (failed) => refundFailedOrder(till, failed))
}

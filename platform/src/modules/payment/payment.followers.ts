import { orderFailed, orderMoved, orderPlaced } from '../orders'
import type { Till } from './payment.state'
import { scheduleCheck } from './payment.store'
import { refundOrder } from './refund-order'
import { refundUnorderedBasket } from './refund-unordered'

/** What orders do to money: claimed by one, it is not looked for any more; of one that failed, it goes back. */
export const paymentFollowsOrders = (till: Till): void => {
  till.events.follow(orderPlaced, async ({ tx, paymentReference }) => {
    if (paymentReference !== null) await scheduleCheck(tx, paymentReference, null)
  })
  till.events.follow(orderMoved, (moved) => refundOrder(till, moved))
  till.events.follow(orderFailed, (failed) => refundUnorderedBasket(till, failed))
}

import { orderFailed, orderMoved, orderPlaced } from '../orders'
import type { PaymentPlatform } from './payment.state'
import { scheduleCheck } from './payment.store'
import { refundOrder } from './refund-order'
import { refundUnorderedBasket } from './refund-unordered'

/** What orders do to money: claimed by one, it is not looked for any more; of one that failed, it goes back. */
export const paymentFollowsOrders = (platform: PaymentPlatform): void => {
  platform.events.follow(orderPlaced, async ({ tx, paymentReference }) => {
    if (paymentReference !== null) await scheduleCheck(tx, paymentReference, null)
  })
  platform.events.follow(orderMoved, refundOrder)
  platform.events.follow(orderFailed, (failed) => refundUnorderedBasket(platform, failed))
}

import type { Platform } from '../../kernel/platform'
import { orderPlaced } from '../orders'
import { writeReceipt } from './receipts.store'

/** What an order is to the tax is written down with it. */
export const receiptsFollowOrders = ({ events }: Pick<Platform, 'events'>): void => {
  events.follow(orderPlaced, ({ tx, orderId, row, now }) => writeReceipt(tx, orderId, row, now))
}

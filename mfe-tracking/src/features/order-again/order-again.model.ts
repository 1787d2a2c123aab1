import type { SubmittedOrder } from '@galo/contracts/orders'
import { epochMs, isDelivery, isFailedOrder, isTerminalDelivery } from '@galo/domain'

/** After this a meal that was collected or served is a memory, in milliseconds. */
const OVER_AFTER_MS = 60 * 60_000

/**
 * Whether the same food may be asked for once more (X01): it was eaten, or may have been, or came to nothing for good, and its restaurant is known. What
 * nobody opened the door for may come a second time until its money has gone back. `now` in milliseconds.
 */
export const mayOrderAgain = (order: SubmittedOrder, now: number): boolean => {
  const { order_state, fulfilment, restaurant, created_at, refund } = order
  if (restaurant == null) return false
  if (isFailedOrder(order_state)) return true
  if (order_state !== 'confirmed') return false
  if (!isDelivery(fulfilment.type)) return now - epochMs(fulfilment.pickup_time ?? created_at) >= OVER_AFTER_MS
  const state = fulfilment.redelivery_details?.state ?? fulfilment.delivery_state
  return state === 'DELIVERED' || (state != null && isTerminalDelivery(state) && refund?.given_back_at != null)
}

import type { SubmittedOrder } from '@galo/contracts/orders'
import { epochMs, isDelivery } from '@galo/domain'

/** After this a meal that was collected or served is a memory, in milliseconds. */
const OVER_AFTER_MS = 60 * 60_000

/**
 * Whether the same food may be asked for once more (X01): it was eaten, or may have been, and its restaurant is known. What came to nothing has its own
 * way on. `now` in milliseconds.
 */
export const mayOrderAgain = (order: SubmittedOrder, now: number): boolean => {
  const { order_state, fulfilment, restaurant, created_at } = order
  if (order_state !== 'confirmed' || restaurant == null) return false
  if (isDelivery(fulfilment.type))
    return (fulfilment.redelivery_details?.state ?? fulfilment.delivery_state) === 'DELIVERED'
  return now - epochMs(fulfilment.pickup_time ?? created_at) >= OVER_AFTER_MS
}

import { isDelivery } from '../fulfilment/fulfilment'
import { isFailedOrder, isPlacedOrder, type OrderProgress } from './order.outcome'
import type { DeliveryState } from './order.states'

/** Where the customer sees the order (J08). */
export type Stage =
  'PLACED' | 'CONFIRMED' | 'BEING_PREPARED' | 'PICKED_UP_BY_RIDER' | 'IN_TRANSIT' | 'NEARBY' | 'DELIVERED'

/** `null` is the error path. */
const STAGE_OF_DELIVERY = {
  UNSTARTED: 'PLACED',
  SENT_TO_DELIVERY_PARTNER: 'PLACED',
  ACCEPTED_BY_DELIVERY_PARTNER: 'CONFIRMED',
  RIDER_ASSIGNED: 'BEING_PREPARED',
  RIDER_ARRIVED: 'PICKED_UP_BY_RIDER',
  RIDER_IN_TRANSIT: 'IN_TRANSIT',
  RIDER_NEARBY: 'NEARBY',
  DELIVERED: 'DELIVERED',
  CANCELLED: null,
  UNDELIVERABLE: null,
  REJECTED_BY_DELIVERY_PARTNER: null,
  REJECTED_AFTER_ACCEPTED: null,
} as const satisfies Record<DeliveryState, Stage | null>

/**
 * The stage of an order, or `null` when it ended badly and the screen tells its outcome instead (J13).
 * Without a rider, confirmed is as far as an order gets here: the slot says the rest.
 */
export const stageFor = (order: OrderProgress): Stage | null => {
  const { orderState, fulfilmentType, deliveryState, redeliveryState } = order
  if (isFailedOrder(orderState)) return null
  if (isPlacedOrder(orderState)) return 'PLACED'
  return isDelivery(fulfilmentType) ? STAGE_OF_DELIVERY[redeliveryState ?? deliveryState ?? 'UNSTARTED'] : 'CONFIRMED'
}

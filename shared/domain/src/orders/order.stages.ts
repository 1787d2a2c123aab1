import { isFailedOrder, isPlacedOrder, type OrderProgress } from './order-groups'
import type { DeliveryState } from './order-state'

/** Row J08: where the customer sees the order. */
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

/** Rows J08, Q31, word for word. */
export const STAGE_MESSAGES = {
  PLACED: 'Sending your order to the restaurant',
  CONFIRMED: "We've got your order",
  BEING_PREPARED: "We're making your meal",
  PICKED_UP_BY_RIDER: "It's being picked up",
  IN_TRANSIT: "It's on the way!",
  NEARBY: 'Start getting excited...',
  DELIVERED: 'Order delivered. Dig in!',
} as const satisfies Record<Stage, string>

/** Rows J11, Q29: the same stages of a second try. The confirmed one is given word for word; the others are ours. */
export const REDELIVERY_MESSAGES = {
  PLACED: 'Asking for a second delivery',
  CONFIRMED: 'Redelivery incoming!',
  BEING_PREPARED: "We're making your meal again",
  PICKED_UP_BY_RIDER: 'Your second delivery is being picked up',
  IN_TRANSIT: 'Your second delivery is on the way',
  NEARBY: 'Your second delivery is nearly there',
  DELIVERED: STAGE_MESSAGES.DELIVERED,
} as const satisfies Record<Stage, string>

/**
 * The stage of an order, or `null` when it ended badly and the screen tells its outcome instead (J13).
 * Without a rider, confirmed is as far as an order gets here: the slot says the rest.
 */
export const stageFor = (order: OrderProgress): Stage | null => {
  const { orderState, fulfilmentType, deliveryState, redeliveryState } = order
  if (isFailedOrder(orderState)) return null
  if (isPlacedOrder(orderState)) return 'PLACED'
  return fulfilmentType === 'DELIVERY'
    ? STAGE_OF_DELIVERY[redeliveryState ?? deliveryState ?? 'UNSTARTED']
    : 'CONFIRMED'
}

/** What the customer reads at this stage, in the words of a second try when there is one. */
export const stageMessage = (stage: Stage, { redeliveryState }: Pick<OrderProgress, 'redeliveryState'> = {}): string =>
  (redeliveryState == null ? STAGE_MESSAGES : REDELIVERY_MESSAGES)[stage]

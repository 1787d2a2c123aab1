import { isDelivery } from '../fulfilment/fulfilment'
import { isFailedOrder, isPlacedOrder, isTerminalDelivery, type OrderProgress } from './order.outcome'
import type { DeliveryState } from './order.states'

/** What is worth a message to whoever waits for their food (X18). What stands later here is never followed by what stands earlier. */
export const ORDER_UPDATES = [
  'confirmed',
  'on-its-way',
  'not-answered-at-the-door',
  'brought-again',
  'delivered',
  'not-delivered',
  'rejected',
  'payment-declined',
  'called-off',
] as const
export type OrderUpdate = (typeof ORDER_UPDATES)[number]

/** What was last worth saying of a delivery in this state. */
const UPDATE_OF_DELIVERY = {
  UNSTARTED: 'confirmed',
  SENT_TO_DELIVERY_PARTNER: 'confirmed',
  ACCEPTED_BY_DELIVERY_PARTNER: 'confirmed',
  RIDER_ASSIGNED: 'confirmed',
  RIDER_ARRIVED: 'confirmed',
  RIDER_IN_TRANSIT: 'on-its-way',
  RIDER_NEARBY: 'on-its-way',
  DELIVERED: 'delivered',
  CANCELLED: 'not-delivered',
  UNDELIVERABLE: 'not-answered-at-the-door',
  REJECTED_BY_DELIVERY_PARTNER: 'not-delivered',
  REJECTED_AFTER_ACCEPTED: 'not-delivered',
} as const satisfies Record<DeliveryState, OrderUpdate>

/** The same of a second try, which nobody follows by a third: on its way again is said once. */
const ofSecondTry = (state: DeliveryState): OrderUpdate => {
  const update = UPDATE_OF_DELIVERY[state]
  if (update === 'not-answered-at-the-door') return 'not-delivered'
  return update === 'confirmed' || update === 'on-its-way' ? 'brought-again' : update
}

/** What was last worth saying of an order that did not fail; `null` before anybody has answered it. */
const lastUpdate = ({
  orderState,
  fulfilmentType,
  deliveryState,
  redeliveryState,
}: OrderProgress): OrderUpdate | null => {
  if (orderState !== 'confirmed') return null
  if (!isDelivery(fulfilmentType)) return 'confirmed'
  return redeliveryState == null ? UPDATE_OF_DELIVERY[deliveryState ?? 'UNSTARTED'] : ofSecondTry(redeliveryState)
}

/** How it failed. What a kitchen says no to after its yes was called off. */
const failureOf = (before: OrderProgress, { orderState }: OrderProgress): OrderUpdate => {
  if (orderState === 'payment_declined') return 'payment-declined'
  return before.orderState === 'confirmed' ? 'called-off' : 'rejected'
}

const rankOf = (update: OrderUpdate | null): number => (update === null ? -1 : ORDER_UPDATES.indexOf(update))

/**
 * What is said once an order has gone from one progress to another, however many steps that were: the last thing worth saying. `null` where that was
 * said before, or a rider was taken off and it went back.
 */
export const updateAfter = (before: OrderProgress, after: OrderProgress): OrderUpdate | null => {
  if (isFailedOrder(after.orderState)) return isFailedOrder(before.orderState) ? null : failureOf(before, after)
  const update = lastUpdate(after)
  return rankOf(update) > rankOf(lastUpdate(before)) ? update : null
}

/** What is said next, if all goes well; `null` where nothing is but bad news. */
export const nextUpdate = (progress: OrderProgress): OrderUpdate | null => {
  if (isPlacedOrder(progress.orderState)) return 'confirmed'
  const last = lastUpdate(progress)
  if (last === 'on-its-way' || last === 'brought-again') return 'delivered'
  return last === 'confirmed' && isDelivery(progress.fulfilmentType) ? 'on-its-way' : null
}

/** Nothing more is said of it, whatever was asked for: it failed, was delivered, or can not be brought any more. */
export const isPastUpdates = ({
  orderState,
  fulfilmentType,
  deliveryState,
  redeliveryState,
}: OrderProgress): boolean => {
  if (isFailedOrder(orderState)) return true
  if (!isDelivery(fulfilmentType)) return false
  const state = redeliveryState ?? deliveryState ?? 'UNSTARTED'
  return isTerminalDelivery(state) && !(state === 'UNDELIVERABLE' && redeliveryState == null)
}

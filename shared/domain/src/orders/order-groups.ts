import { isBrought, type FulfilmentType } from '../fulfilment/fulfilment'
import type { DeliveryState, OrderState } from './order-state'

/** Row J06: the restaurant has not answered yet. */
export const isPlacedOrder = (state: OrderState): boolean => state === 'new' || state === 'placed'

/** Row J06. */
export const isSuccessfulOrder = (state: OrderState): boolean => state === 'confirmed'

/** Q30, group C: any failure page. */
export const isFailedOrder = (state: OrderState): boolean =>
  isPaymentFailure(state) || state === 'rejected_by_delivery_partner'

/** Q30, group B: the failure page that leads back to checkout. */
export const isPaymentFailure = (state: OrderState): boolean => state === 'rejected' || state === 'payment_declined'

/** Q30, group A: the state of the order itself will not change any more. */
export const isFinalOrderState = (state: OrderState): boolean => isSuccessfulOrder(state) || isFailedOrder(state)

/** What a guest is told (J06): four states. */
export const guestStateOf = (state: OrderState): 'placed' | 'confirmed' | 'rejected' | 'payment_declined' =>
  isPlacedOrder(state) ? 'placed' : state === 'confirmed' || state === 'payment_declined' ? state : 'rejected'

const TERMINAL_DELIVERY: readonly DeliveryState[] = [
  'DELIVERED',
  'UNDELIVERABLE',
  'CANCELLED',
  'REJECTED_BY_DELIVERY_PARTNER',
  'REJECTED_AFTER_ACCEPTED',
]

export const isTerminalDelivery = (state: DeliveryState): boolean => TERMINAL_DELIVERY.includes(state)

export interface OrderProgress {
  readonly fulfilmentType: FulfilmentType
  readonly orderState: OrderState
  readonly deliveryState?: DeliveryState | null | undefined
  /** Of a second try (Q29), which then counts instead of the first. */
  readonly redeliveryState?: DeliveryState | null | undefined
}

/** Row J12: nothing more will happen to this order, so nobody asks about it any more. */
export const isTerminalOrder = (order: OrderProgress): boolean => {
  const { fulfilmentType, orderState, deliveryState, redeliveryState } = order
  if (isFailedOrder(orderState)) return true
  if (!isSuccessfulOrder(orderState)) return false
  return !isBrought(fulfilmentType) || isTerminalDelivery(redeliveryState ?? deliveryState ?? 'UNSTARTED')
}

import { isDelivery, type FulfilmentType } from '../fulfilment/fulfilment'
import type { DeliveryState, OrderState } from './order.states'

/** The restaurant has not answered the order yet (J06). */
export const isPlacedOrder = (state: OrderState): boolean => state === 'new' || state === 'placed'

/** The restaurant accepted the order (J06). */
export const isSuccessfulOrder = (state: OrderState): boolean => state === 'confirmed'

/** The states of an order that failed (J06). */
export type FailedOrderState = Extract<OrderState, 'rejected' | 'payment_declined' | 'rejected_by_delivery_partner'>

/** The order failed; its page is one of the failure pages. */
export const isFailedOrder = (state: OrderState): state is FailedOrderState =>
  state === 'rejected' || state === 'payment_declined' || state === 'rejected_by_delivery_partner'

/** The order's state as a guest sees it: one of four (J06). */
export const guestStateOf = (state: OrderState): 'placed' | 'confirmed' | 'rejected' | 'payment_declined' =>
  isPlacedOrder(state) ? 'placed' : state === 'confirmed' || state === 'payment_declined' ? state : 'rejected'

const TERMINAL_DELIVERY: readonly DeliveryState[] = [
  'DELIVERED',
  'UNDELIVERABLE',
  'CANCELLED',
  'REJECTED_BY_DELIVERY_PARTNER',
  'REJECTED_AFTER_ACCEPTED',
]

/** Nothing more is heard of this delivery; a second one has states of its own (J07). */
export const isTerminalDelivery = (state: DeliveryState): boolean => TERMINAL_DELIVERY.includes(state)

export interface OrderProgress {
  readonly fulfilmentType: FulfilmentType
  readonly orderState: OrderState
  readonly deliveryState?: DeliveryState | null | undefined
  /** Of a second try, which then counts instead of the first. */
  readonly redeliveryState?: DeliveryState | null | undefined
}

/** Nothing more will happen to this order, so its status is not asked for any more (J12). */
export const isTerminalOrder = (order: OrderProgress): boolean => {
  const { fulfilmentType, orderState, deliveryState, redeliveryState } = order
  if (isFailedOrder(orderState)) return true
  if (!isSuccessfulOrder(orderState)) return false
  return !isDelivery(fulfilmentType) || isTerminalDelivery(redeliveryState ?? deliveryState ?? 'UNSTARTED')
}

import { err, ok, type Result } from '../result/result'
import type { OrderState } from './order.states'

export const ORDER_EVENTS = [
  'order-placed',
  'restaurant-confirmed',
  'restaurant-rejected',
  'payment-declined',
  'delivery-partner-rejected',
  'restaurant-called-off',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/**
 * The states an order may go to from the one it is in. Nothing leads out of the last three, and out of `confirmed` only that the house
 * is shut when it would be handed over (decision 0150): what else comes later, a refund too, is the delivery's business. Whether anything more will happen to an order is said by `isTerminalOrder`.
 */
export const ORDER_TRANSITIONS = {
  new: { 'order-placed': 'placed' },
  placed: {
    'restaurant-confirmed': 'confirmed',
    'restaurant-rejected': 'rejected',
    'restaurant-called-off': 'rejected',
    'payment-declined': 'payment_declined',
    'delivery-partner-rejected': 'rejected_by_delivery_partner',
  },
  confirmed: { 'restaurant-called-off': 'rejected' },
  rejected: {},
  payment_declined: {},
  rejected_by_delivery_partner: {},
} as const satisfies Record<OrderState, Partial<Record<OrderEvent, OrderState>>>

export interface TransitionRefusal {
  readonly reason: 'not-allowed'
  readonly state: OrderState
  readonly event: OrderEvent
}

const table: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = ORDER_TRANSITIONS

/** The state after `event`. Refused, and the order stays as it is, when the table has no such step. */
export const nextOrderState = (state: OrderState, event: OrderEvent): Result<OrderState, TransitionRefusal> => {
  const next = table[state][event]
  return next === undefined ? err({ reason: 'not-allowed', state, event }) : ok(next)
}

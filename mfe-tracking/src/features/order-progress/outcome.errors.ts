import type { FailedOrderState } from '@galo/domain'

/** How an order ends that nobody eats: turned down, or taken and not brought. */
export type OrderOutcome = FailedOrderState | 'undeliverable' | 'delivery_cancelled' | 'redelivery_failed'

/** What the customer can do next: pay for the same food again, or begin again from the menu. */
export type WayOn = 'checkout' | 'restart'

const WAYS = {
  rejected: 'checkout',
  payment_declined: 'checkout',
  rejected_by_delivery_partner: 'restart',
  undeliverable: 'restart',
  delivery_cancelled: 'restart',
  redelivery_failed: 'restart',
} as const satisfies Record<OrderOutcome, WayOn>

/** Whoever has a question about it asks those who bring food, and not the kitchen (J13). */
const OF_THE_DELIVERY: readonly OrderOutcome[] = ['undeliverable', 'delivery_cancelled', 'redelivery_failed']
export const isOfTheDelivery = (outcome: OrderOutcome): boolean => OF_THE_DELIVERY.includes(outcome)

/** The way on after an order that came to nothing. */
export const wayOnAfter = (outcome: OrderOutcome): WayOn => WAYS[outcome]

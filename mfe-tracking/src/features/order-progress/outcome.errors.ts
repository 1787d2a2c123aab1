import type { OrderState } from '@galo/domain'

export type FailedOrderState = Extract<OrderState, 'rejected' | 'payment_declined' | 'rejected_by_delivery_partner'>

export interface OutcomeCopy {
  readonly heading: string
  readonly text: string
  /** What the customer can do next: the basket is still there, or a new order begins. */
  readonly action: { readonly kind: 'checkout' | 'restart'; readonly label: string }
}

/** Rows J13, Q19. Money first, no wit. */
export const OUTCOME_COPY = {
  rejected: {
    heading: 'Your order could not be completed',
    text: 'The restaurant couldn’t take it. Your card charge has been refunded.',
    action: { kind: 'checkout', label: 'Go back to checkout' },
  },
  payment_declined: {
    heading: 'Your order could not be completed',
    text: 'The payment didn’t go through. No money was taken, and any pending charge is released by your bank: nothing stays charged to your card.',
    action: { kind: 'checkout', label: 'Go back to checkout' },
  },
  rejected_by_delivery_partner: {
    heading: 'Your order could not be delivered',
    text: 'No funds were taken. A pending charge may show on your account for 7 days.',
    action: { kind: 'restart', label: 'Restart order' },
  },
} satisfies Record<FailedOrderState, OutcomeCopy>

/** For a failure page that was opened without its order. */
export const UNKNOWN_OUTCOME_COPY: OutcomeCopy = {
  heading: 'Your order could not be completed',
  text: 'If your card was charged, the charge has been refunded.',
  action: { kind: 'checkout', label: 'Go back to checkout' },
}

export const isFailedOrderState = (state: OrderState): state is FailedOrderState => Object.hasOwn(OUTCOME_COPY, state)

import type { OrderState } from '@galo/domain'

export type FailedOrderState = Extract<OrderState, 'rejected' | 'payment_declined' | 'rejected_by_delivery_partner'>

/** How an order ends that nobody eats: turned down, or taken and not brought. */
export type OrderOutcome = FailedOrderState | 'undeliverable' | 'delivery_cancelled' | 'redelivery_failed'

export interface OutcomeCopy {
  readonly heading: string
  /** `refund`: what goes back and by when, as a sentence; null while nobody has said. */
  readonly text: (refund: string | null) => string
  /** What the customer can do next: pay for the same food again, or begin again from the menu. */
  readonly action: { readonly kind: 'checkout' | 'restart'; readonly label: string }
}

const FULL_REFUND = 'You get a full refund, within 2 to 5 working days.'
const BACK_TO_CHECKOUT = { kind: 'checkout', label: 'Go back to checkout' } as const
const RESTART = { kind: 'restart', label: 'Restart order' } as const

/** Rows J13, Q19. Money first, no wit. */
export const OUTCOME_COPY = {
  rejected: {
    heading: 'Your order could not be completed',
    text: (refund) =>
      `The restaurant couldn’t take it. Your card charge has been refunded${refund === null ? '.' : `: ${refund}`}`,
    action: BACK_TO_CHECKOUT,
  },
  payment_declined: {
    heading: 'Your order could not be completed',
    text: () =>
      'The payment didn’t go through. No money was taken, and any pending charge is released by your bank: nothing stays charged to your card.',
    action: BACK_TO_CHECKOUT,
  },
  rejected_by_delivery_partner: {
    heading: 'Your order could not be delivered',
    text: () => 'No funds were taken. A pending charge may show on your account for 7 days.',
    action: RESTART,
  },
  undeliverable: {
    heading: 'Your order could not be delivered',
    text: (refund) => `Nobody could take it at the door. ${refund ?? FULL_REFUND}`,
    action: RESTART,
  },
  delivery_cancelled: {
    heading: 'Your delivery was cancelled',
    text: (refund) => `Nobody could be found to bring it. ${refund ?? FULL_REFUND}`,
    action: RESTART,
  },
  redelivery_failed: {
    heading: 'Your second delivery didn’t arrive',
    text: (refund) => `The second try didn’t get to your door either. ${refund ?? FULL_REFUND}`,
    action: RESTART,
  },
} satisfies Record<OrderOutcome, OutcomeCopy>

/** For a failure page that was opened without its order. */
export const UNKNOWN_OUTCOME_COPY: OutcomeCopy = {
  heading: 'Your order could not be completed',
  text: () => 'If your card was charged, the charge has been refunded.',
  action: BACK_TO_CHECKOUT,
}

export const isFailedOrderState = (state: OrderState): state is FailedOrderState =>
  state === 'rejected' || state === 'payment_declined' || state === 'rejected_by_delivery_partner'

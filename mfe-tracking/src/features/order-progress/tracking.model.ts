import type { SubmittedOrder } from '@galo/contracts'
import { isTerminalOrder, STAGE_MESSAGES } from '@galo/domain'
import { isFailedOrderState, type FailedOrderState } from './outcome.errors'
import type { Polling } from './polling.model'

/** The screens of an order; nothing in between can be written down. */
export type TrackingView =
  | { readonly kind: 'looking' }
  | { readonly kind: 'unknown-order' }
  /** Nothing was ever heard of it, and asking failed too often. */
  | { readonly kind: 'out-of-reach' }
  | { readonly kind: 'waiting-for-restaurant'; readonly order: SubmittedOrder; readonly long: boolean }
  | { readonly kind: 'confirmed'; readonly order: SubmittedOrder }
  | { readonly kind: 'not-completed'; readonly order: SubmittedOrder; readonly state: FailedOrderState }

/** What is on screen, from the last answer and how the asking goes. */
export const trackingView = (order: SubmittedOrder | null, unknown: boolean, polling: Polling): TrackingView => {
  if (unknown) return { kind: 'unknown-order' }
  if (order === null) return { kind: polling.phase === 'given-up' ? 'out-of-reach' : 'looking' }
  if (order.order_state === 'confirmed') return { kind: 'confirmed', order }
  if (isFailedOrderState(order.order_state)) return { kind: 'not-completed', order, state: order.order_state }
  return { kind: 'waiting-for-restaurant', order, long: polling.phase === 'slow' }
}

/** Row J12 for an answer. */
export const isFinished = ({ order_state, fulfilment }: SubmittedOrder): boolean =>
  isTerminalOrder({
    fulfilmentType: fulfilment.type,
    orderState: order_state,
    deliveryState: fulfilment.delivery_state,
    redeliveryState: fulfilment.redelivery_details?.state,
  })

export interface TrackingWords {
  readonly title: string
  /** The fact first. */
  readonly fact: string
  readonly rest: string
}

/** What is said aloud and written big, per screen that has an order (Q31). */
export const trackingWords = (
  view: Extract<TrackingView, { kind: 'waiting-for-restaurant' | 'confirmed' }>,
): TrackingWords => {
  switch (view.kind) {
    case 'waiting-for-restaurant':
      return view.long
        ? {
            title: 'Still waiting for the restaurant',
            fact: 'Still waiting for the restaurant.',
            rest: 'It’s a busy grill. We keep asking; nothing for you to do.',
          }
        : {
            title: 'Sending your order',
            fact: `${STAGE_MESSAGES.PLACED}.`,
            rest: 'Somebody there has to say yes. It rarely takes more than a minute.',
          }
    case 'confirmed':
      return {
        title: 'Order confirmed',
        fact: `${STAGE_MESSAGES.CONFIRMED}.`,
        rest: 'It goes on the coals in time for you.',
      }
    default:
      return view satisfies never
  }
}

export interface Stage {
  readonly id: 'sent' | 'confirmed' | 'collect'
  readonly label: string
  readonly state: 'done' | 'current' | 'next'
}

/** Only what the platform tells about a collection: sent, confirmed, and when it may be picked up. */
export const collectionStages = (
  view: Extract<TrackingView, { kind: 'waiting-for-restaurant' | 'confirmed' }>,
): readonly Stage[] => {
  const confirmed = view.kind === 'confirmed'
  return [
    { id: 'sent', label: 'Sent', state: 'done' },
    { id: 'confirmed', label: confirmed ? 'Confirmed' : 'Confirming', state: confirmed ? 'done' : 'current' },
    { id: 'collect', label: 'Collect', state: confirmed ? 'current' : 'next' },
  ]
}

/** One line for a list of orders. */
export const stateWords = (state: SubmittedOrder['order_state']): string => {
  switch (state) {
    case 'new':
    case 'placed':
      return 'Waiting for the restaurant'
    case 'confirmed':
      return 'Confirmed'
    case 'rejected':
    case 'payment_declined':
    case 'rejected_by_delivery_partner':
      return 'Not completed'
    default:
      return state satisfies never
  }
}

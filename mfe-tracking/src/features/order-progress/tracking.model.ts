import type { OrderStatus, SubmittedOrder } from '@galo/contracts/orders'
import { epochMs, isDelivery, isFailedOrder, isTerminalOrder } from '@galo/domain'
import { progressOf } from '../../order/latest-of'
import type { OrderOutcome } from './outcome.errors'
import type { Polling } from './polling.model'

/** The screens of an order; nothing in between can be written down. */
export type TrackingView =
  | { readonly kind: 'looking' }
  | { readonly kind: 'unknown-order' }
  /** Nothing was ever heard of it, and the last look failed. It is looked for again all the same. */
  | { readonly kind: 'out-of-reach' }
  | { readonly kind: 'waiting-for-restaurant'; readonly order: SubmittedOrder; readonly long: boolean }
  | { readonly kind: 'confirmed'; readonly order: SubmittedOrder }
  | { readonly kind: 'not-completed'; readonly order: SubmittedOrder; readonly state: OrderOutcome }

/** The screens of an order that goes on. */
export type OngoingView = Extract<TrackingView, { kind: 'waiting-for-restaurant' | 'confirmed' }>

/** How a delivery ended that nobody got; null while it may still arrive. A second try counts instead of the first (J11). */
const lostDelivery = ({ delivery_state, redelivery_details }: SubmittedOrder['fulfilment']): OrderOutcome | null => {
  switch (redelivery_details?.state ?? delivery_state) {
    case 'UNDELIVERABLE':
    case 'CANCELLED':
    case 'REJECTED_BY_DELIVERY_PARTNER':
    case 'REJECTED_AFTER_ACCEPTED':
      if (redelivery_details != null) return 'redelivery_failed'
      return delivery_state === 'UNDELIVERABLE' ? 'undeliverable' : 'delivery_cancelled'
    default:
      return null
  }
}

/** How an order ended that came to nothing; null for one that goes on, or went well. */
export const outcomeOf = ({ order_state, fulfilment }: SubmittedOrder): OrderOutcome | null => {
  if (isFailedOrder(order_state)) return order_state
  return order_state === 'confirmed' && isDelivery(fulfilment.type) ? lostDelivery(fulfilment) : null
}

/** What is on screen, from the last answer and how the asking goes. */
export const trackingView = (order: SubmittedOrder | null, unknown: boolean, polling: Polling): TrackingView => {
  if (unknown) return { kind: 'unknown-order' }
  if (order === null) return { kind: polling.failures > 0 ? 'out-of-reach' : 'looking' }
  const state = outcomeOf(order)
  if (state !== null) return { kind: 'not-completed', order, state }
  if (order.order_state === 'confirmed') return { kind: 'confirmed', order }
  return { kind: 'waiting-for-restaurant', order, long: polling.phase === 'slow' }
}

/** The screen of an order that goes on by all that is known of it; null for one that came to nothing. */
export const ongoingView = (order: SubmittedOrder): OngoingView | null => {
  if (outcomeOf(order) !== null) return null
  return order.order_state === 'confirmed'
    ? { kind: 'confirmed', order }
    : { kind: 'waiting-for-restaurant', order, long: false }
}

/** What nobody opened the door for may be brought a second time, until its money has gone back. */
const mayComeAgain = ({ fulfilment, refund }: SubmittedOrder): boolean =>
  fulfilment.delivery_state === 'UNDELIVERABLE' &&
  fulfilment.redelivery_details == null &&
  refund?.given_back_at == null

/** Whether nothing more will change, so that polling ends (J12). */
export const isFinished = (order: SubmittedOrder): boolean =>
  isTerminalOrder(progressOf(order)) && !(order.order_state === 'confirmed' && mayComeAgain(order))

/** Whether the restaurant may still call off what it has said yes to (decision 0150). `now` is milliseconds. */
export const mayBeCalledOff = ({ order_state, fulfilment: { pickup_time } }: SubmittedOrder, now: number): boolean =>
  order_state === 'confirmed' && pickup_time != null && epochMs(pickup_time) > now

const newsIn = (...parts: readonly (string | null | undefined)[]): string => parts.map((part) => part ?? '').join(' ')

/** Everything of an order that moves, as one text: another one is news. */
export const newsOf = ({ order_state, fulfilment, refund, part_refunds }: SubmittedOrder): string =>
  newsIn(
    order_state,
    fulfilment.delivery_state,
    fulfilment.redelivery_details?.state,
    refund?.due_by,
    refund?.given_back_at,
    String(part_refunds?.length ?? 0),
  )

/** The same of the short answer that polling reads. */
export const newsOfStatus = (status: OrderStatus): string =>
  newsIn(
    status.order_state,
    status.delivery_state,
    status.redelivery_state,
    status.refund?.due_by,
    status.refund?.given_back_at,
    String(status.part_refund_count ?? 0),
  )

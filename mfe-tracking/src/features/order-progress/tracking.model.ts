import type { OrderStatus, SubmittedOrder } from '@galo/contracts/orders'
import { isDelivery, isFailedOrder, isTerminalOrder } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'
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

/** What nobody opened the door for may be brought a second time, until its money has gone back. */
const mayComeAgain = ({ fulfilment, refund }: SubmittedOrder): boolean =>
  fulfilment.delivery_state === 'UNDELIVERABLE' &&
  fulfilment.redelivery_details == null &&
  refund?.given_back_at == null

/** Whether nothing more will change, so that polling ends (J12). */
export const isFinished = (order: SubmittedOrder): boolean => {
  const { order_state, fulfilment } = order
  const isOver = isTerminalOrder({
    fulfilmentType: fulfilment.type,
    orderState: order_state,
    deliveryState: fulfilment.delivery_state,
    redeliveryState: fulfilment.redelivery_details?.state,
  })
  return isOver && !(order_state === 'confirmed' && mayComeAgain(order))
}

const newsIn = (...parts: readonly (string | null | undefined)[]): string => parts.map((part) => part ?? '').join(' ')

/** Everything of an order that moves, as one text: another one is news. */
export const newsOf = ({ order_state, fulfilment, refund }: SubmittedOrder): string =>
  newsIn(
    order_state,
    fulfilment.delivery_state,
    fulfilment.redelivery_details?.state,
    refund?.due_by,
    refund?.given_back_at,
  )

/** The same of the short answer that polling reads. */
export const newsOfStatus = ({ order_state, delivery_state, redelivery_state, refund }: OrderStatus): string =>
  newsIn(order_state, delivery_state, redelivery_state, refund?.due_by, refund?.given_back_at)

/** One line for a list of orders. */
export const stateWords = (order: SubmittedOrder, locale: Locale): string => {
  const { states } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  if (outcomeOf(order) !== null) return order.refund == null ? states.notCompleted : states.refunded
  if (order.order_state !== 'confirmed') return states.waiting
  return order.fulfilment.delivery_state === 'DELIVERED' ? states.delivered : states.confirmed
}

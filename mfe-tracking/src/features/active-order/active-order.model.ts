import { isTerminalDelivery } from '@galo/domain'
import type { StateOf } from '@galo/state'

type SubmittedOrderState = StateOf<'submittedOrder'>
type TrackingState = StateOf<'tracking'>

/** Whether this attempt has reached the card, so that the order may be paid. */
export const mayHaveBeenPaid = ({ attempt }: StateOf<'payment'>): boolean =>
  attempt !== null && (attempt.stage === 'confirming' || attempt.stage === 'submitting')

export type ActiveOrderView =
  /** It may be paid without an order: checkout finds out, and never charges again. */
  | { readonly kind: 'paying' }
  /** This tab does not know its state: it may be confirmed or rejected by now. */
  | { readonly kind: 'unheard'; readonly orderId: string }
  | { readonly kind: 'waiting'; readonly orderId: string }
  | {
      readonly kind: 'confirmed'
      readonly orderId: string
      readonly shortId: string
      readonly collectAt: string | null
      /** Where it is brought to, in the restaurant. */
      readonly table: string | null
    }

/** An order is no longer active this long after its collection time. */
const FORGET_AFTER_MS = 45 * 60_000
/** Nor a delivery of which no end was heard, this long after it was placed. */
const FORGET_DELIVERY_AFTER_MS = 2 * 60 * 60_000

/** The newest active order; `now` in milliseconds. One that failed, or was brought, is left to its own page. */
export const activeOrder = (
  orders: SubmittedOrderState['orders'],
  answers: TrackingState['byId'],
  now: number,
): ActiveOrderView | null => {
  for (const { orderId, placedAt } of orders) {
    const answer = answers[orderId]
    const { pickup_time: collectAt = null, delivery_state, redelivery_details } = answer?.fulfilment ?? {}
    const delivery = redelivery_details?.state ?? delivery_state
    const forgetAfterMs = delivery == null ? FORGET_AFTER_MS : FORGET_DELIVERY_AFTER_MS
    if (Date.parse(collectAt ?? placedAt) + forgetAfterMs < now) continue
    if (answer === undefined) return { kind: 'unheard', orderId }
    if (answer.order_state === 'new' || answer.order_state === 'placed') return { kind: 'waiting', orderId }
    if (answer.order_state !== 'confirmed' || (delivery != null && isTerminalDelivery(delivery))) continue
    return { kind: 'confirmed', orderId, shortId: answer.short_id, collectAt, table: answer.fulfilment.table ?? null }
  }
  return null
}

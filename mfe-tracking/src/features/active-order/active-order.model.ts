import type { StateOf } from '@galo/state'

type SubmittedOrderState = StateOf<'submittedOrder'>
type TrackingState = StateOf<'tracking'>

/** Whether a card was asked for the money of this try, so that some of it may be in. */
export const mayHaveBeenPaid = ({ attempt }: StateOf<'payment'>): boolean =>
  attempt !== null && (attempt.stage === 'confirming' || attempt.stage === 'submitting')

export type ActiveOrderView =
  /** Money may be in, and nobody has heard of an order: checkout finds out, and never charges again. */
  | { readonly kind: 'paying' }
  /** This tab has not heard how it stands: it may be confirmed, or turned down, by now. */
  | { readonly kind: 'unheard'; readonly orderId: string }
  | { readonly kind: 'waiting'; readonly orderId: string }
  | {
      readonly kind: 'confirmed'
      readonly orderId: string
      readonly shortId: string
      readonly collectAt: string | null
    }

/** A bag that was due this long ago has been eaten. */
const FORGET_AFTER_MS = 45 * 60_000

/** The newest order that is still going on; `now` in milliseconds. A failed one is for its own page to explain. */
export const activeOrder = (
  orders: SubmittedOrderState['orders'],
  answers: TrackingState['byId'],
  now: number,
): ActiveOrderView | null => {
  for (const { orderId, placedAt } of orders) {
    const answer = answers[orderId]
    const collectAt = answer?.fulfilment.pickup_time ?? null
    if (Date.parse(collectAt ?? placedAt) + FORGET_AFTER_MS < now) continue
    if (answer === undefined) return { kind: 'unheard', orderId }
    if (answer.order_state === 'new' || answer.order_state === 'placed') return { kind: 'waiting', orderId }
    if (answer.order_state === 'confirmed') return { kind: 'confirmed', orderId, shortId: answer.short_id, collectAt }
  }
  return null
}

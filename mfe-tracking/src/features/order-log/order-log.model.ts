import type { SubmittedOrder } from '@galo/contracts/orders'
import type { FactPayload } from '@galo/events'
import type { StateOf } from '@galo/state'
import { latestOf } from '../../order/latest-of'

type SubmittedOrderState = StateOf<'submittedOrder'>
type TrackingState = StateOf<'tracking'>

type LoggedOrder = SubmittedOrderState['orders'][number]

/** Keeps the stored log small. */
const KEPT = 20

/** A link without an order's id means one placed within this time. */
const RECENT_MS = 12 * 60 * 60_000

const newestFirst = (one: LoggedOrder, other: LoggedOrder): number =>
  Date.parse(other.placedAt) - Date.parse(one.placedAt)

/** The log with one more order, newest first. An order that is known already changes nothing. */
export const withOrder = (log: SubmittedOrderState, order: LoggedOrder): SubmittedOrderState =>
  log.orders.some(({ orderId }) => orderId === order.orderId) ? log : { orders: [order, ...log.orders].slice(0, KEPT) }

/** The log with the order that checkout has just said it made; `at` in milliseconds. */
export const withSubmitted = (
  log: SubmittedOrderState,
  { orderId }: FactPayload<'order.submitted'>,
  at: number,
): SubmittedOrderState => withOrder(log, { orderId, placedAt: new Date(at).toISOString() })

/** The log with the platform's orders added; the same object when there are no new ones. */
export const withOrders = (log: SubmittedOrderState, orders: readonly SubmittedOrder[]): SubmittedOrderState => {
  const known = new Set(log.orders.map(({ orderId }) => orderId))
  const found = orders
    .filter(({ id }) => !known.has(id))
    .map(({ id, created_at }) => ({ orderId: id, placedAt: created_at }))
  return found.length === 0 ? log : { orders: [...found, ...log.orders].sort(newestFirst).slice(0, KEPT) }
}

/** What is known of every order, with the list's answers; one that was overtaken by another answer takes no stage back. */
export const withAnswers = ({ byId }: TrackingState, orders: readonly SubmittedOrder[]): TrackingState => ({
  byId: { ...byId, ...Object.fromEntries(orders.map((order) => [order.id, latestOf(byId[order.id], order)])) },
})

/** The id of the latest order, if it is recent; `now` in milliseconds. */
export const latestOrder = ({ orders }: SubmittedOrderState, now: number): string | null => {
  const [latest] = orders
  return latest !== undefined && Date.parse(latest.placedAt) + RECENT_MS > now ? latest.orderId : null
}

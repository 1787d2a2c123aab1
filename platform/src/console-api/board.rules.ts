import type { Stage } from '@galo/console/calls'
import { isTerminalDelivery, localDateOf, MARKETS, type DeliveryState, type Market } from '@galo/domain'

/** What the board needs to know of an order. */
export interface BoardOrder {
  readonly state: string
  readonly createdAt: Date
  readonly market: Market
  /** Null for what is brought, to a door or to a table. */
  readonly pickupTime: Date | null
  /** The try that counts, when somebody brings it. */
  readonly delivery?: { readonly state: DeliveryState; readonly dueAt: Date } | null
}

const ON_THE_ROAD: readonly DeliveryState[] = ['RIDER_IN_TRANSIT', 'RIDER_NEARBY']

/** Nobody tells the platform that a bag was handed over or a plate served: this long after its time it is taken to have been. */
const HANDED_OVER_AFTER_MS = 15 * 60_000
const MINUTE_MS = 60_000

/** A kitchen cooks its day: what is for another one waits (X04). */
const isForALaterDay = (pickupTime: Date | null, market: Market, now: Date): boolean => {
  const { timeZone } = MARKETS[market]
  return pickupTime !== null && localDateOf(pickupTime.getTime(), timeZone) > localDateOf(now.getTime(), timeZone)
}

const isWaiting = (state: string): boolean => state === 'new' || state === 'placed'

const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)

export const stageOf = (
  { state, createdAt, market, pickupTime, delivery }: BoardOrder,
  prepTimeMins: number,
  now: Date,
): Stage => {
  if (isWaiting(state)) return 'new'
  if (state !== 'confirmed') return 'done'
  if (delivery != null) {
    if (isTerminalDelivery(delivery.state)) return 'done'
    return ON_THE_ROAD.includes(delivery.state) ? 'road' : 'kitchen'
  }
  if (isForALaterDay(pickupTime, market, now)) return 'ahead'
  // Who sits at a table has it when it is cooked.
  const readyAt = pickupTime ?? minutesAfter(createdAt, prepTimeMins)
  return now.getTime() >= readyAt.getTime() + HANDED_OVER_AFTER_MS ? 'done' : 'kitchen'
}

/**
 * From when on an order is late: one that still waits for a word, when the kitchen must have begun to be ready in time; one that is
 * being cooked, at its pick-up time; one that is brought, when it was promised at the door. Null when it can not be late any more.
 */
export const lateFrom = (order: BoardOrder, prepTimeMins: number, now: Date): Date | null => {
  const stage = stageOf(order, prepTimeMins, now)
  if (order.delivery != null) return stage === 'done' ? null : order.delivery.dueAt
  if (order.pickupTime === null || stage === 'done') return null
  return stage === 'kitchen' || stage === 'ahead' ? order.pickupTime : minutesAfter(order.pickupTime, -prepTimeMins)
}

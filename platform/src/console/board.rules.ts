import { isTerminalDelivery, type DeliveryState } from '@galo/domain'

/** What the board needs to know of an order. */
export interface BoardOrder {
  readonly state: string
  readonly pickupTime: Date | null
  /** The try that counts, when somebody brings it. */
  readonly delivery?: { readonly state: DeliveryState; readonly dueAt: Date } | null
}

/** The columns: waiting for the kitchen's word, being cooked, on the road, and nothing more to do. */
export type Stage = 'new' | 'kitchen' | 'road' | 'done'

const ON_THE_ROAD: readonly DeliveryState[] = ['RIDER_IN_TRANSIT', 'RIDER_NEARBY']

/** Nobody tells the platform that a bag was handed over: this long after its time it is taken to have been. */
const TAKEN_AWAY_AFTER_MS = 15 * 60_000
const MINUTE_MS = 60_000

const isWaiting = (state: string): boolean => state === 'new' || state === 'placed'

export const stageOf = ({ state, pickupTime, delivery }: BoardOrder, now: Date): Stage => {
  if (isWaiting(state)) return 'new'
  if (state !== 'confirmed') return 'done'
  if (delivery != null) {
    if (isTerminalDelivery(delivery.state)) return 'done'
    return ON_THE_ROAD.includes(delivery.state) ? 'road' : 'kitchen'
  }
  return pickupTime !== null && now.getTime() >= pickupTime.getTime() + TAKEN_AWAY_AFTER_MS ? 'done' : 'kitchen'
}

/**
 * From when on an order is late: one that still waits for a word, when the kitchen must have begun to be ready in time; one that is
 * being cooked, at its pick-up time; one that is brought, when it was promised at the door. Null when it can not be late any more.
 */
export const lateFrom = (order: BoardOrder, prepTimeMins: number, now: Date): Date | null => {
  const stage = stageOf(order, now)
  if (order.delivery != null) return stage === 'done' ? null : order.delivery.dueAt
  if (order.pickupTime === null || stage === 'done') return null
  return stage === 'kitchen' ? order.pickupTime : new Date(order.pickupTime.getTime() - prepTimeMins * MINUTE_MS)
}

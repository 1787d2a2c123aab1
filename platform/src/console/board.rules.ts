/** What the board needs to know of an order. */
export interface BoardOrder {
  readonly state: string
  readonly pickupTime: Date | null
}

/** The three columns: waiting for the kitchen's word, being cooked, and nothing more to do. */
export type Stage = 'new' | 'kitchen' | 'done'

/** Nobody tells the platform that a bag was handed over: this long after its time it is taken to have been. */
const TAKEN_AWAY_AFTER_MS = 15 * 60_000
const MINUTE_MS = 60_000

const isWaiting = (state: string): boolean => state === 'new' || state === 'placed'

export const stageOf = ({ state, pickupTime }: BoardOrder, now: Date): Stage => {
  if (isWaiting(state)) return 'new'
  if (state !== 'confirmed') return 'done'
  return pickupTime !== null && now.getTime() >= pickupTime.getTime() + TAKEN_AWAY_AFTER_MS ? 'done' : 'kitchen'
}

/**
 * From when on an order is late: one that still waits for a word, when the kitchen must have begun to be ready in time; one that is
 * being cooked, at its pick-up time. Null when it can not be late any more.
 */
export const lateFrom = (order: BoardOrder, prepTimeMins: number, now: Date): Date | null => {
  const stage = stageOf(order, now)
  if (order.pickupTime === null || stage === 'done') return null
  return stage === 'kitchen' ? order.pickupTime : new Date(order.pickupTime.getTime() - prepTimeMins * MINUTE_MS)
}

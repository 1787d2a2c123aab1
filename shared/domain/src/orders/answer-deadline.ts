import { epochMs, HOUR_MS, MINUTE_MS, type Instant } from '../time/instant'

/** How long a restaurant that is open may take to accept or reject an order. */
export const ANSWER_WITHIN_MINUTES = 15

/** Who is turned down before the doors open has so long to eat somewhere else. */
const TIME_FOR_ANOTHER_MS = HOUR_MS

interface Unanswered {
  readonly placedAt: Instant
  /** Null for what is brought. */
  readonly pickupTime: Instant | null
  /** When somebody stands in the kitchen: `placedAt` itself, or the next time the doors open. */
  readonly kitchenFrom: Instant
}

/**
 * When an unanswered order is rejected and refunded, in milliseconds: a quarter of an hour after there is somebody to answer it. An order
 * for a day's first times is answered by those who come before the doors open, an hour ahead of it. Never later than the collection time, so
 * that nobody comes for food that was not cooked, and never sooner than a quarter of an hour, unless the food is due by then.
 */
export const answerDueBy = ({ placedAt, pickupTime, kitchenFrom }: Unanswered): number => {
  const answered = (from: Instant) => epochMs(from) + ANSWER_WITHIN_MINUTES * MINUTE_MS
  if (pickupTime === null) return answered(placedAt)
  const due = Math.min(answered(kitchenFrom), epochMs(pickupTime) - TIME_FOR_ANOTHER_MS)
  return Math.min(Math.max(due, answered(placedAt)), epochMs(pickupTime))
}

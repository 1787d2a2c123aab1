import { epochMs, MINUTE_MS, type Instant } from '../time/instant'

/** How long a restaurant may take to accept or reject an order. */
export const ANSWER_WITHIN_MINUTES = 15

/**
 * When an unanswered order is rejected and refunded, in milliseconds; never later than its collection time, so that nobody comes for
 * food that was not cooked.
 */
export const answerDueBy = (placedAt: Instant, pickupTime: Instant | null): number => {
  const deadline = epochMs(placedAt) + ANSWER_WITHIN_MINUTES * MINUTE_MS
  return pickupTime === null ? deadline : Math.min(deadline, epochMs(pickupTime))
}

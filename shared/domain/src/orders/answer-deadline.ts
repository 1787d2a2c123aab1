import { epochMs, MINUTE_MS, type Instant } from '../time/instant'

/** So long a restaurant has for its yes or no. */
export const ANSWER_WITHIN_MINUTES = 15

/**
 * When an order that nobody has answered is turned down and its money goes back, in milliseconds; never later than it was to be collected,
 * so that nobody comes for food that nobody cooks.
 */
export const answerDueBy = (placedAt: Instant, pickupTime: Instant | null): number => {
  const patience = epochMs(placedAt) + ANSWER_WITHIN_MINUTES * MINUTE_MS
  return pickupTime === null ? patience : Math.min(patience, epochMs(pickupTime))
}

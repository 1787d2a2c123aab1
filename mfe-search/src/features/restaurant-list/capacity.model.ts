import type { AnswerOf } from '@galo/contracts/call'
import type { listAvailableTimes, getThrottles } from '@galo/contracts/capacity'
import { isSlotAcceptable, type SlotRules } from '@galo/domain'
import type { RestaurantResult } from './search-results.model'

/** Row D10: results beyond these show their opening state only and are checked when opened (Q39). */
export const MAX_CAPACITY = 10

export interface Capacity {
  readonly throttles: AnswerOf<typeof getThrottles>
  readonly times: AnswerOf<typeof listAvailableTimes>
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly timeZone: string
}

/**
 * Earliest collection per result (rows D04, D06, Q21): the first slot with room that the checkout
 * would take: not sooner than the kitchen can cook, not inside a throttle, today. A restaurant nobody was asked about keeps `'unasked'`.
 */
export const withCapacity = (
  results: readonly RestaurantResult[],
  { throttles, times, now, timeZone }: Capacity,
): readonly RestaurantResult[] =>
  results.map((result) => {
    const slots = times.find(({ restaurantId }) => restaurantId === result.id)?.times
    if (slots === undefined) return result
    const throttle = throttles.find(({ restaurantId }) => restaurantId === result.id)?.current.collection
    const rules: SlotRules = {
      hours: result.hours,
      now,
      timeZone,
      prepTimeMins: throttle?.prepTime,
      throttledUntil: throttle?.throttledUntil,
    }
    const first = slots
      .map(({ time }) => time)
      .sort((a, b) => Date.parse(a) - Date.parse(b))
      .find((time) => isSlotAcceptable(time, rules))
    return { ...result, earliest: first ?? null }
  })

import type { AvailableTimesAnswer, ThrottlesAnswer } from '@galo/contracts'
import type { RestaurantResult } from './search-results.model'

/** Row D10: results beyond these show their opening state only and are checked when opened (Q39). */
export const MAX_CAPACITY = 10

/** The least time between ordering and collecting (Q21), in minutes. */
const LEAD_MINS = 10

export interface Capacity {
  readonly throttles: ThrottlesAnswer['data']['throttles']
  readonly times: AvailableTimesAnswer['data']['availableTimes']
  /** Milliseconds since the epoch. */
  readonly now: number
}

const minutes = (count: number): number => count * 60_000

/**
 * Earliest collection per result (rows D04, D06, Q21): the first slot with room that is neither sooner than the kitchen
 * can cook nor inside a throttle. A restaurant nobody was asked about keeps `'unasked'`.
 */
export const withCapacity = (
  results: readonly RestaurantResult[],
  { throttles, times, now }: Capacity,
): readonly RestaurantResult[] =>
  results.map((result) => {
    const slots = times.find(({ restaurantId }) => restaurantId === result.id)?.times
    if (slots === undefined) return result
    const throttle = throttles.find(({ restaurantId }) => restaurantId === result.id)?.current.collection
    const ready = Math.max(
      now + minutes(Math.max(LEAD_MINS, throttle?.prepTime ?? 0)),
      throttle?.throttledUntil ? Date.parse(throttle.throttledUntil) : 0,
    )
    const first = slots
      .map(({ time }) => time)
      .sort((a, b) => Date.parse(a) - Date.parse(b))
      .find((time) => Date.parse(time) >= ready)
    return { ...result, earliest: first ?? null }
  })

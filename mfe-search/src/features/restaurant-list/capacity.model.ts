import type { AnswerOf } from '@galo/contracts/call'
import { laterFromOf, type getThrottles, type listAvailableTimes } from '@galo/contracts/capacity'
import { isSlotAcceptable, type SlotRules } from '@galo/domain'
import type { FulfilmentListing } from './fulfilment-listing'
import type { RestaurantResult } from './restaurant-result'

/** Restaurants whose times are asked for (D10). Those after them show their opening hours; their times are asked for on their menu. */
export const MAX_CAPACITY = 10

/** The platform's slots are of its hours. Those in force may be last night's, which say nothing of the day after it. */
const ANY_HOUR = { opens: '00:00', closes: '00:00' }

export interface Capacity {
  readonly throttles: AnswerOf<typeof getThrottles>
  readonly times: AnswerOf<typeof listAvailableTimes>
  /** Which of a kitchen's throttles counts. */
  readonly throttleIn: NonNullable<FulfilmentListing['throttleIn']>
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly timeZone: string
}

/**
 * Adds the earliest time to each result, and until when its kitchen is throttled (D04, D06): the first free slot that checkout would accept,
 * so today, not sooner than the kitchen can cook and not while it is throttled. A restaurant that was not asked about keeps `'unasked'`.
 */
export const withCapacity = (
  results: readonly RestaurantResult[],
  { throttles, times, throttleIn, now, timeZone }: Capacity,
): readonly RestaurantResult[] =>
  results.map((result) => {
    const slots = times.find(({ restaurantId }) => restaurantId === result.id)?.times
    if (slots === undefined) return result
    const current = throttles.find(({ restaurantId }) => restaurantId === result.id)?.current
    const throttle = current && throttleIn(current)
    const rules: SlotRules = {
      hours: ANY_HOUR,
      now,
      timeZone,
      prepTimeMins: throttle?.prepTime,
      throttledUntil: throttle?.throttledUntil,
    }
    const first = slots
      .map(({ time }) => time)
      .sort((a, b) => Date.parse(a) - Date.parse(b))
      .find((time) => isSlotAcceptable(time, rules))
    const laterFrom = laterFromOf(times, result.id)
    return {
      ...result,
      earliest: first ?? null,
      throttledUntil: throttle?.throttledUntil ?? null,
      ...(laterFrom !== undefined && { laterFrom }),
    }
  })

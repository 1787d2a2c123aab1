import { MARKETS, SEARCH_RADIUS_METRES } from '@galo/domain'
import { isWithin, localTime } from '../restaurants/hours.rules'
import type { RestaurantRow } from '../restaurants/restaurants.store'
import { hoursNow } from '../restaurants/restaurants.wire'

/** Q33: as far as each price goes, in metres, and the price in minor units of the market's currency. The last one ends the catchment. */
const BANDS = [
  { upToM: 2_500, fee: 149 },
  { upToM: 5_000, fee: 249 },
  { upToM: SEARCH_RADIUS_METRES.DELIVERY, fee: 349 },
] as const

/** Row D19: riders start then, even where the doors open earlier. */
const FIRST_RIDER = '11:30'

/** Long enough to type an address and pay; renewed by the site before it ends (Q08). */
export const QUOTE_LIFE_MS = 10 * 60_000

/** What bringing food this far costs; null beyond the catchment. */
export const feeForDistance = (distanceM: number): number | null =>
  BANDS.find(({ upToM }) => distanceM <= upToM)?.fee ?? null

/** Why this restaurant sends nobody out now, in words; null when it does. */
export const reasonNotDelivering = (row: RestaurantRow, now: Date): string | null => {
  const channel = row.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === 'DELIVERY')
  if (channel?.enabled !== true) return 'This restaurant does not deliver'
  if (!channel.online) return 'Delivery from this restaurant is switched off just now'
  const hours = hoursNow(row, now)
  const { time } = localTime(now, MARKETS[row.market].timeZone)
  if (hours === null || !isWithin(hours, time)) return 'This restaurant is closed'
  const isNight = time < hours.opens
  return time < FIRST_RIDER && !isNight ? `Deliveries start at ${FIRST_RIDER}` : null
}

export interface EstimatedDuration {
  readonly minimumMins: number
  readonly maximumMins: number
}

/** The restaurant's usual window; a kitchen that takes nothing before a time adds the wait until then. */
export const estimatedDuration = (row: RestaurantRow, throttledUntil: Date | null, now: Date): EstimatedDuration => {
  const channel = row.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === 'DELIVERY')
  const waitMins = throttledUntil === null ? 0 : Math.ceil((throttledUntil.getTime() - now.getTime()) / 60_000)
  return { minimumMins: (channel?.minimumMins ?? 0) + waitMins, maximumMins: (channel?.maximumMins ?? 0) + waitMins }
}

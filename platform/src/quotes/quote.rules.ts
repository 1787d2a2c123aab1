import { HOUSE_OPENS } from '@galo/domain'
import { haveDeliveriesBegun, isOpenAt } from '../restaurants/hours.rules'
import type { RestaurantRow } from '../restaurants/restaurants.store'

/** Long enough to type an address and pay; renewed by the site before it ends (Q08). */
export const QUOTE_LIFE_MS = 10 * 60_000

/** Why this restaurant sends nobody out now, in words; null when it does. */
export const reasonNotDelivering = (row: RestaurantRow, now: Date): string | null => {
  const channel = row.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === 'DELIVERY')
  if (channel?.enabled !== true) return 'This restaurant does not deliver'
  if (!channel.online) return 'Delivery from this restaurant is switched off just now'
  if (!isOpenAt(row, now)) return 'This restaurant is closed'
  return haveDeliveriesBegun(row, now) ? null : `Deliveries start at ${HOUSE_OPENS}`
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

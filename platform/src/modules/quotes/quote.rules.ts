import type { RestaurantRow } from '../restaurants'

/** Long enough to type an address and pay; renewed by the site before it ends. */
export const QUOTE_LIFE_MS = 10 * 60_000

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

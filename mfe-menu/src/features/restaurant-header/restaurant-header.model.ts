import { formatTime, openingStatus, type FulfilmentType } from '@galo/domain'
import type { Ordering } from './ordering.model'
import type { MenuRestaurant } from './restaurant.data'

/** Row D19 in words: what the door looks like at `now` (milliseconds). */
export const openingWords = ({ hours }: MenuRestaurant, now: number, timeZone: string): string => {
  const { kind, opensAt, closesAt } = openingStatus(hours, now, timeZone)
  if (kind === 'too-early' && opensAt !== undefined) return `Opens at ${formatTime(opensAt, timeZone)}`
  if (kind === 'open' && closesAt !== undefined) return `Grill open until ${formatTime(closesAt, timeZone)}`
  if (kind === 'closing-soon' && closesAt !== undefined) return `Closing soon, at ${formatTime(closesAt, timeZone)}`
  return 'Closed for today'
}

/** The soonest an order placed now can be had: checkout's first time; `null` when there is none, or nobody could tell. */
export const earliestWords = (ordering: Ordering, timeZone: string): string | null =>
  ordering.kind === 'ready' && ordering.from !== null ? `Ready from ${formatTime(ordering.from, timeZone)}` : null

export const FULFILMENT_WORDS = {
  COLLECTION: 'Collection',
  DELIVERY: 'Delivery',
  EAT_IN: 'Eating in',
  AT_TABLE: 'At your table',
  NONE: 'Collection',
} as const satisfies Record<FulfilmentType, string>

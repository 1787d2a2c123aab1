import { collectionSlots, formatTime, openingStatus, type FulfilmentType } from '@galo/domain'
import type { MenuRestaurant } from './restaurant.data'

/** Row D19 in words: what the door looks like at `now` (milliseconds). */
export const openingWords = ({ hours }: MenuRestaurant, now: number, timeZone: string): string => {
  const { kind, opensAt, closesAt } = openingStatus(hours, now, timeZone)
  if (kind === 'too-early' && opensAt !== undefined) return `Opens at ${formatTime(opensAt, timeZone)}`
  if (kind === 'open' && closesAt !== undefined) return `Grill open until ${formatTime(closesAt, timeZone)}`
  if (kind === 'closing-soon' && closesAt !== undefined) return `Closing soon, at ${formatTime(closesAt, timeZone)}`
  return 'Closed for today'
}

/** The soonest an order placed now could be had, before anybody has asked what is taken; `null` when there is no time left today. */
export const earliestWords = (
  { hours, prepTimeMins }: MenuRestaurant,
  fulfilmentType: FulfilmentType,
  now: number,
  timeZone: string,
): string | null => {
  if (fulfilmentType !== 'COLLECTION') return null
  const [earliest] = collectionSlots({ hours, now, timeZone, prepTimeMins })
  return earliest === undefined ? null : `Ready from ${formatTime(earliest, timeZone)}`
}

export const FULFILMENT_WORDS = {
  COLLECTION: 'Collection',
  DELIVERY: 'Delivery',
  EAT_IN: 'Eating in',
  AT_TABLE: 'At your table',
  NONE: 'Collection',
} as const satisfies Record<FulfilmentType, string>

import {
  collectionSlots,
  isClosedFor,
  isOnPremises,
  isStillToCome,
  openingStatus,
  type FulfilmentType,
} from '@galo/domain'
import type { MenuRestaurant } from './restaurant.data'

/** What can be ordered from a menu, here and now. */
export type Ordering =
  /** `from` is a UTC instant; `null` when nobody could tell the times, or chooses one. */
  | { readonly kind: 'ready'; readonly from: string | null }
  /** Switched off in every restaurant. */
  | { readonly kind: 'unavailable'; readonly fulfilmentType: FulfilmentType }
  /** Open or not, it takes none today: `booked` when it would if nobody else had ordered. */
  | { readonly kind: 'not-taking' | 'closed' | 'too-late' | 'booked' }

/** The first that can still be cooked for: a page that has been open for a while promises nothing that has gone by. */
const firstStillToCome = (times: readonly string[], now: number): string | null =>
  times.find((time) => isStillToCome(time, now)) ?? null

/**
 * Rows D19, D20, G04: whether a dish may be put into a basket, so that nothing is chosen that can't be ordered. The times are those checkout
 * offers; before opening they are those after it. Whoever sits there is served while the doors are open. `now` is milliseconds;
 * `isUnavailable`: nobody gets food this way now, wherever it is from.
 */
export const orderingNow = (
  { isOrderable: isTakingOrders, hours, prepTimeMins, times }: MenuRestaurant,
  fulfilmentType: FulfilmentType,
  now: number,
  timeZone: string,
  isUnavailable: boolean,
): Ordering => {
  if (isUnavailable) return { kind: 'unavailable', fulfilmentType }
  if (!isTakingOrders) return { kind: 'not-taking' }
  if (isClosedFor(fulfilmentType, openingStatus(hours, now, timeZone))) return { kind: 'closed' }
  if (!isOnPremises(fulfilmentType) && collectionSlots({ hours, now, timeZone, prepTimeMins }).length === 0)
    return { kind: 'too-late' }
  if (times === undefined) return { kind: 'ready', from: null }
  return times.length === 0 ? { kind: 'booked' } : { kind: 'ready', from: firstStillToCome(times, now) }
}

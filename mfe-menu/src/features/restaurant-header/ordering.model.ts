import {
  collectionSlots,
  forAnotherDay,
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
  | { readonly kind: 'ready'; readonly from: string | null; readonly today?: NoTimeToday }
  /** Switched off in every restaurant. */
  | { readonly kind: 'unavailable'; readonly fulfilmentType: FulfilmentType }
  /** Its till is off. */
  | { readonly kind: 'not-taking' }
  | NoTimeToday

/**
 * Open or not, it takes none today: `booked` when it would if nobody else had ordered. Where there are orders for another day, it is `ready` for that one,
 * and this is what `today` says.
 */
type NoTimeToday = { readonly kind: 'closed' | 'too-late' | 'booked' }

/** The first that can still be cooked for: a page that has been open for a while promises nothing that has gone by. */
const firstStillToCome = (times: readonly string[], now: number): string | null =>
  times.find((time) => isStillToCome(time, now)) ?? null

type Times = Pick<MenuRestaurant, 'hours' | 'prepTimeMins' | 'times'>

/** Whoever sits there is served while the doors are open, others by the times that checkout offers; before opening those are after it. */
const orderingToday = (
  { hours, prepTimeMins, times }: Times,
  fulfilmentType: FulfilmentType,
  now: number,
  timeZone: string,
): NoTimeToday | Extract<Ordering, { readonly kind: 'ready' }> => {
  if (isClosedFor(fulfilmentType, openingStatus(hours, now, timeZone))) return { kind: 'closed' }
  if (!isOnPremises(fulfilmentType) && collectionSlots({ hours, now, timeZone, prepTimeMins }).length === 0)
    return { kind: 'too-late' }
  if (times === undefined) return { kind: 'ready', from: null }
  return times.length === 0 ? { kind: 'booked' } : { kind: 'ready', from: firstStillToCome(times, now) }
}

/**
 * Rows D19, D20, G04, X04: whether a dish may be put into a basket, so that nothing is chosen that can't be ordered. Where today is over, it is ordered
 * for the next day there are orders for. `now` is milliseconds; `isUnavailable`: nobody gets food this way now, wherever it is from.
 */
export const orderingNow = (
  restaurant: Times & Pick<MenuRestaurant, 'isOrderable' | 'laterFrom'>,
  fulfilmentType: FulfilmentType,
  now: number,
  timeZone: string,
  isUnavailable: boolean,
): Ordering => {
  if (isUnavailable) return { kind: 'unavailable', fulfilmentType }
  if (!restaurant.isOrderable) return { kind: 'not-taking' }
  const today = orderingToday(restaurant, fulfilmentType, now, timeZone)
  if (today.kind === 'ready') return today
  const from = forAnotherDay(false, restaurant.laterFrom, now)
  return from === null ? today : { kind: 'ready', from, today }
}

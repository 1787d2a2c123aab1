import type { RestaurantEstimate } from '@galo/contracts/restaurants'
import {
  collectionSlots,
  formatTime,
  openingStatus,
  type FulfilmentType,
  type Instant,
  type OpeningHours,
} from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { NO_SLOTS_WORDS } from './no-slots.words'

/** What decides whether a restaurant could take an order today, whoever else has ordered. */
export interface Trading {
  readonly isTakingOrders: boolean
  /** Today's; `null` when it doesn't open. */
  readonly hours: OpeningHours | null
  readonly prepTimeMins: number
}

/** Row D02, of which only what orders depend on. */
export const tradingOf = (restaurant: RestaurantEstimate, fulfilmentType: FulfilmentType): Trading => {
  const channel = restaurant.orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilmentType)
  return {
    isTakingOrders: channel?.enabled === true && channel.online,
    hours: restaurant.fulfilmentMethods.find(({ name }) => name === fulfilmentType)?.openingHours ?? null,
    prepTimeMins: channel?.orderEstimate?.window?.minimumMins ?? 0,
  }
}

/** Why there is no time to choose: `booked` only when there would be one if nobody else had ordered. */
type NoSlots =
  | { readonly why: 'not-taking' | 'closed' | 'too-late' }
  /** `opensAt` is a UTC instant for a restaurant that isn't open yet. */
  | { readonly why: 'booked'; readonly opensAt: string | null }

/** Rows D19, G04: read off the restaurant's day, as search and menu read it. */
export const whyNoSlots = (
  { isTakingOrders, hours, prepTimeMins }: Trading,
  now: Instant,
  timeZone: string,
): NoSlots => {
  const { kind, opensAt } = openingStatus(hours, now, timeZone)
  if (!isTakingOrders) return { why: 'not-taking' }
  if (kind === 'closed' || kind === 'too-late') return { why: 'closed' }
  if (collectionSlots({ hours, now, timeZone, prepTimeMins }).length === 0) return { why: 'too-late' }
  return { why: 'booked', opensAt: kind === 'too-early' ? (opensAt ?? null) : null }
}

/** What the customer reads. */
export const noSlotsText = (reason: NoSlots, timeZone: string, locale: Locale): string => {
  const none = wordsOf(NO_SLOTS_WORDS, locale)
  switch (reason.why) {
    case 'not-taking':
      return none.notTaking
    case 'closed':
      return none.closed
    case 'too-late':
      return none.tooLate
    case 'booked':
      return reason.opensAt === null ? none.booked : none.bookedFrom(formatTime(reason.opensAt, timeZone))
  }
}

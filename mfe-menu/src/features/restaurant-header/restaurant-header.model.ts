import { formatTime, openingStatus } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { Ordering } from './ordering.model'
import type { MenuRestaurant } from './restaurant.data'
import { RESTAURANT_HEADER_WORDS } from './restaurant-header.words'

/** Row D19 in words: what the door looks like at `now` (milliseconds). */
export const openingWords = ({ hours }: MenuRestaurant, now: number, timeZone: string, locale: Locale): string => {
  const words = wordsOf(RESTAURANT_HEADER_WORDS, locale)
  const { kind, opensAt, closesAt } = openingStatus(hours, now, timeZone)
  if (kind === 'too-early' && opensAt !== undefined) return words.opensAt(formatTime(opensAt, timeZone))
  if (kind === 'open' && closesAt !== undefined) return words.openUntil(formatTime(closesAt, timeZone))
  if (kind === 'closing-soon' && closesAt !== undefined) return words.closingSoon(formatTime(closesAt, timeZone))
  return words.closedForToday
}

/** The soonest an order placed now can be had: checkout's first time; `null` when there is none, or nobody could tell. */
export const earliestWords = (ordering: Ordering, timeZone: string, locale: Locale): string | null =>
  ordering.kind === 'ready' && ordering.from !== null
    ? wordsOf(RESTAURANT_HEADER_WORDS, locale).readyFrom(formatTime(ordering.from, timeZone))
    : null

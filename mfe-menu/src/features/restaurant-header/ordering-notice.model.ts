import { formatTime, MARKETS, openingStatus } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { nextDay } from '@galo/words/format'
import type { Ordering } from './ordering.model'
import { ORDERING_WORDS } from './ordering.words'
import type { MenuRestaurant } from './restaurant.data'

/** Why nothing can be ordered from this menu now, or nothing for today, and what can be done instead; `null` when it can. `now` is milliseconds. */
export const orderingWords = (
  ordering: Ordering,
  restaurant: Pick<MenuRestaurant, 'name' | 'telephone' | 'hours'>,
  now: number,
  locale: Locale,
): { readonly title: string; readonly text: string } | null => {
  const { name, telephone, hours } = restaurant
  const words = wordsOf(ORDERING_WORDS, locale)
  const { timeZone } = MARKETS[locale.market]
  switch (ordering.kind) {
    case 'ready': {
      const { today, from } = ordering
      const why = today === undefined ? null : orderingWords(today, restaurant, now, locale)
      if (why === null || from === null) return null
      return { ...why, text: words.takesForDay(nextDay(from, now, timeZone, locale), formatTime(from, timeZone)) }
    }
    case 'unavailable':
      return words.unavailable[ordering.fulfilmentType]
    case 'not-taking':
      return words.notTaking(telephone)
    case 'closed': {
      const { kind, opensAt } = openingStatus(hours, now, timeZone)
      // What can't be ordered ahead is shut until the doors open, and not for the day.
      return kind === 'too-early' && opensAt !== undefined
        ? words.opensAt(name, formatTime(opensAt, timeZone))
        : words.closed(name)
    }
    case 'too-late':
      return words.tooLate(name)
    case 'booked':
      return words.booked(name)
    default:
      return ordering satisfies never
  }
}

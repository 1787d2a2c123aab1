import { openingStatus, type OpeningHours } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { RESTAURANT_LIST_WORDS } from './restaurant-list.words'

export type OpeningTone = 'open' | 'soon' | 'later' | 'closed'

export interface OpeningWords {
  readonly tone: OpeningTone
  readonly text: string
}

/**
 * The opening status (D19) as text. Too early is not closed for collection: an order can be placed for later today.
 * `now` is milliseconds since the epoch.
 */
export const openingWords = (hours: OpeningHours, now: number, timeZone: string, locale: Locale): OpeningWords => {
  const words = wordsOf(RESTAURANT_LIST_WORDS, locale)
  const { kind } = openingStatus(hours, now, timeZone)
  switch (kind) {
    case 'open':
      return { tone: 'open', text: words.openUntil(hours.closes) }
    case 'closing-soon':
      return { tone: 'soon', text: words.closingSoon(hours.closes) }
    case 'too-early':
      return { tone: 'later', text: words.opensAt(hours.opens) }
    case 'too-late':
    case 'closed':
      return { tone: 'closed', text: words.closedForToday }
    default:
      return kind satisfies never
  }
}

import { wordsOf, type Locale } from '@galo/words'
import type { Ordering } from './ordering.model'
import { ORDERING_WORDS } from './ordering.words'

/** Why nothing can be ordered from this menu now, and what can be done instead; `null` when it can. */
export const orderingWords = (
  ordering: Ordering,
  { name, telephone }: { readonly name: string; readonly telephone: string },
  locale: Locale,
): { readonly title: string; readonly text: string } | null => {
  const words = wordsOf(ORDERING_WORDS, locale)
  switch (ordering.kind) {
    case 'ready':
      return null
    case 'other-way':
      return words.otherWays[ordering.fulfilmentType]
    case 'unavailable':
      return words.unavailable[ordering.fulfilmentType]
    case 'not-taking':
      return words.notTaking(telephone)
    case 'closed':
      return words.closed(name)
    case 'too-late':
      return words.tooLate(name)
    case 'booked':
      return words.booked(name)
    default:
      return ordering satisfies never
  }
}

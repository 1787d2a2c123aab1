import { formatTime, zonedParts } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { dayAway, type Doors, type When } from './restaurant-facts.model'
import { RESTAURANTS_WORDS } from './restaurants.words'

export interface OpeningWords {
  readonly tone: 'open' | 'soon' | 'shut'
  readonly text: string
}

/** When the doors open next, with the day where that isn't today. */
const next = (instant: string | null, when: When, locale: Locale): string => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  if (instant === null) return words.closed
  const time = formatTime(instant, when.timeZone)
  switch (dayAway(instant, when)) {
    case 'today':
      return words.opensToday(time)
    case 'tomorrow':
      return words.opensTomorrow(time)
    case 'later':
      return words.opensOn(words.weekdays[zonedParts(instant, when.timeZone).weekday] ?? '', time)
  }
}

/** Whether anybody may come in, as a line. */
export const openingWords = (doors: Doors, when: When, locale: Locale): OpeningWords => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const { kind, opensAt = null, closesAt, nextOpens } = doors
  const closes = closesAt === undefined ? '' : formatTime(closesAt, when.timeZone)
  if (kind === 'open') return { tone: 'open', text: words.openUntil(closes) }
  if (kind === 'closing-soon') return { tone: 'soon', text: words.closingSoon(closes) }
  return { tone: 'shut', text: next(kind === 'too-early' ? opensAt : nextOpens, when, locale) }
}

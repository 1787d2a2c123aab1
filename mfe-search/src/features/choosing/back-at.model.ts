import { addDays, formatTime, localDateOf, type Instant } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { CHOOSING_WORDS } from './choosing.words'

/** When a closed restaurant is back, in words: at the house's own next opening (D20). `opensNext` is `null` where nobody says. */
export const backAt = (opensNext: Instant | null, now: Instant, timeZone: string, locale: Locale): string => {
  const { closed } = wordsOf(CHOOSING_WORDS, locale)
  if (opensNext === null) return closed.unknown
  const time = formatTime(opensNext, timeZone)
  const [day, today] = [localDateOf(opensNext, timeZone), localDateOf(now, timeZone)]
  if (day === today) return closed.today(time)
  return day === addDays(today, 1) ? closed.tomorrow(time) : closed.onDay(formatDay(opensNext, timeZone, locale), time)
}

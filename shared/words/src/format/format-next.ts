import { addDays, formatTime, localDateOf, zonedParts, type Instant } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'

const NEXT_WORDS = defineWords({
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    today: 'today',
    tomorrow: 'tomorrow',
    at: (day: string, time: string) => `${day} at ${time}`,
  },
})

/** 'today', 'tomorrow', 'Sunday': the day of a moment within a week, on the wall of the place. */
export const nextDay = (instant: Instant, now: Instant, timeZone: string, locale: Locale): string => {
  const { weekdays, today, tomorrow } = wordsOf(NEXT_WORDS, locale)
  const [day, thisDay] = [localDateOf(instant, timeZone), localDateOf(now, timeZone)]
  if (day === thisDay) return today
  return day === addDays(thisDay, 1) ? tomorrow : (weekdays[zonedParts(instant, timeZone).weekday] ?? '')
}

/** 'today at 17:00', 'tomorrow at 11:30', 'Sunday at 12:00': a moment within a week, on the wall of the place. */
export const formatNext = (instant: Instant, now: Instant, timeZone: string, locale: Locale): string =>
  wordsOf(NEXT_WORDS, locale).at(nextDay(instant, now, timeZone, locale), formatTime(instant, timeZone))

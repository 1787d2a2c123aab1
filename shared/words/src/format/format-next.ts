import { addDays, formatTime, localDateOf, zonedParts, type Instant } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'

const NEXT_WORDS = defineWords({
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    today: (time: string) => `today at ${time}`,
    tomorrow: (time: string) => `tomorrow at ${time}`,
    on: (day: string, time: string) => `${day} at ${time}`,
  },
})

/** 'today at 17:00', 'tomorrow at 11:30', 'Sunday at 12:00': a moment within a week, on the wall of the place. */
export const formatNext = (instant: Instant, now: Instant, timeZone: string, locale: Locale): string => {
  const words = wordsOf(NEXT_WORDS, locale)
  const [day, today] = [localDateOf(instant, timeZone), localDateOf(now, timeZone)]
  const time = formatTime(instant, timeZone)
  if (day === today) return words.today(time)
  if (day === addDays(today, 1)) return words.tomorrow(time)
  return words.on(words.weekdays[zonedParts(instant, timeZone).weekday] ?? '', time)
}

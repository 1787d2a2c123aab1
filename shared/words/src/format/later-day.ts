import { addDays, localDateOf, type Instant } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'
import { formatDay } from './format-day'

const LATER_DAY_WORDS = defineWords({
  en: { tomorrow: (day: string) => `tomorrow, ${day}` },
})

/** 'tomorrow, Fri 27 Nov' or 'Sat 28 Nov', as it stands within a sentence; `null` for what is today, or was. */
export const laterDay = (instant: Instant, now: Instant, timeZone: string, locale: Locale): string | null => {
  const [date, today] = [localDateOf(instant, timeZone), localDateOf(now, timeZone)]
  if (date <= today) return null
  const day = formatDay(instant, timeZone, locale)
  return date === addDays(today, 1) ? wordsOf(LATER_DAY_WORDS, locale).tomorrow(day) : day
}

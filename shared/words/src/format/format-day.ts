import { zonedParts, type Instant } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'

const CALENDAR_WORDS = defineWords({
  en: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    day: (weekday: string, day: number, month: string) => `${weekday} ${day} ${month}`,
    date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  },
})

/** 'Tue 17 Nov'. From a table: `Intl` says 'Sept' in one engine and 'Sep' in another, and a page must read the same on both sides. */
export const formatDay = (instant: Instant, timeZone: string, locale: Locale): string => {
  const words = wordsOf(CALENDAR_WORDS, locale)
  const { weekday, day, month } = zonedParts(instant, timeZone)
  return words.day(words.weekdays[weekday] ?? '', day, words.months[month - 1] ?? '')
}

/** '17 Nov 2026', for what is further away than a year has days. */
export const formatDate = (instant: Instant, timeZone: string, locale: Locale): string => {
  const words = wordsOf(CALENDAR_WORDS, locale)
  const { day, month, year } = zonedParts(instant, timeZone)
  return words.date(day, words.months[month - 1] ?? '', year)
}

import type { AnswerOf } from '@galo/contracts/call'
import type { listAvailableDays } from '@galo/contracts/capacity'
import { addDays, instantAt } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { LATER_DAYS_WORDS } from './later-days.words'

export type Days = AnswerOf<typeof listAvailableDays>[number]['days']

export interface DayChoice {
  readonly date: string
  /** 'Today', 'Tomorrow', 'Sat' */
  readonly name: string
  /** '28 Nov', or why it can't be chosen. */
  readonly note: string
  readonly isOpen: boolean
}

/** The instant by which a day is named: on every clock its noon is there once. */
export const noonOf = (date: string, timeZone: string): number => instantAt(date, '12:00', timeZone)

/** The days as they are offered, the closed ones in their places. */
export const dayChoices = (days: Days, today: string, timeZone: string, locale: Locale): readonly DayChoice[] => {
  const words = wordsOf(LATER_DAYS_WORDS, locale)
  const reasons: Readonly<Record<string, string>> = words.reasons
  return days.map(({ date, firstTime, reason }) => {
    const [weekday = '', ...rest] = formatDay(noonOf(date, timeZone), timeZone, locale).split(' ')
    const isNear = date === today || date === addDays(today, 1)
    const name = date === today ? words.today : isNear ? words.tomorrow : weekday
    const isOpen = firstTime != null
    return { date, name, isOpen, note: isOpen ? rest.join(' ') : (reasons[reason ?? ''] ?? words.noTimes) }
  })
}

/** The first day with a time, but for the one that turned out to have none. */
export const nextOpenDay = (days: Days, empty: string): string | undefined =>
  days.find(({ date, firstTime }) => firstTime != null && date !== empty)?.date

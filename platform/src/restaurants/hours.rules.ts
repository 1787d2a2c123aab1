import type { SeedHours, SeedWeek, Weekday } from '../../data/types'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** What the clock on the restaurant's wall says. */
export const localTime = (now: Date, timeZone: string): { readonly weekday: Weekday; readonly time: string } => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? ''
  const weekday = WEEKDAYS.find((name) => name === part('weekday').toLowerCase())
  if (weekday === undefined) throw new Error(`No weekday in ${now.toISOString()} for ${timeZone}`)
  return { weekday, time: `${part('hour')}:${part('minute')}` }
}

const dayBefore = (weekday: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 6) % 7] ?? 'sunday'

/** Q41: closing at or before opening means closing the next day. */
export const closesNextDay = ({ opens, closes }: SeedHours): boolean => closes <= opens

/** Yesterday's hours, which may reach past midnight, and today's, by the calendar on the restaurant's wall. */
export const hoursAround = (week: SeedWeek, now: Date, timeZone: string) => {
  const { weekday } = localTime(now, timeZone)
  return { lastNight: week[dayBefore(weekday)], today: week[weekday] }
}

/**
 * The hours that count at this moment. Just after midnight those are still yesterday's, as long as yesterday has not closed;
 * otherwise today's, whether they have begun or not. Null on a day off.
 */
export const hoursInForce = (week: SeedWeek, now: Date, timeZone: string): SeedHours | null => {
  const { lastNight, today } = hoursAround(week, now, timeZone)
  const { time } = localTime(now, timeZone)
  return lastNight !== null && closesNextDay(lastNight) && time < lastNight.closes ? lastNight : today
}

/** Inclusive at opening, exclusive at closing (Q41). `time` is local, `HH:mm`. */
export const isWithin = (hours: SeedHours, time: string): boolean =>
  closesNextDay(hours) ? time >= hours.opens || time < hours.closes : time >= hours.opens && time < hours.closes

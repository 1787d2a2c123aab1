import { addDays, instantAt, localDateOf } from '../time/zone'
import { epochMs, type Instant } from '../time/instant'

/** One day's hours on the restaurant's own wall clock, `HH:mm`. `closes` at or before `opens` means the next day (Q41). */
export interface OpeningHours {
  readonly opens: string
  readonly closes: string
}

/** A stretch of trading in milliseconds: open at `opensAt` itself, shut at `closesAt` itself (Q41). */
export interface TradingWindow {
  readonly opensAt: number
  readonly closesAt: number
}

const isWallTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)

/** The trading that begins on `localDate`, or `null` when the hours say nothing usable. */
export const tradingWindow = (
  hours: OpeningHours | null | undefined,
  localDate: string,
  timeZone: string,
): TradingWindow | null => {
  if (hours == null || !isWallTime(hours.opens) || !isWallTime(hours.closes)) return null
  const closingDate = hours.closes <= hours.opens ? addDays(localDate, 1) : localDate
  const opensAt = instantAt(localDate, hours.opens, timeZone)
  const closesAt = instantAt(closingDate, hours.closes, timeZone)
  return closesAt > opensAt ? { opensAt, closesAt } : null
}

/**
 * Everything traded on the calendar day of `now`: last night's rest, if it went over midnight, and today's.
 * `lastNight` are yesterday's hours; a reader who knows only today's takes them for the same.
 */
export const tradingWindows = (
  hours: OpeningHours | null | undefined,
  now: Instant,
  timeZone: string,
  lastNight: OpeningHours | null | undefined = hours,
): readonly TradingWindow[] => {
  const today = localDateOf(now, timeZone)
  const startsToday = instantAt(today, '00:00', timeZone)
  return [tradingWindow(lastNight, addDays(today, -1), timeZone), tradingWindow(hours, today, timeZone)]
    .filter((window) => window !== null)
    .filter(({ closesAt }) => closesAt > startsToday)
}

export const isWithin = ({ opensAt, closesAt }: TradingWindow, instant: Instant): boolean => {
  const ms = epochMs(instant)
  return ms >= opensAt && ms < closesAt
}

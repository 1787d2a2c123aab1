import { addDays, instantAt, localDateOf } from '../time/time-zone'
import { epochMs, type Instant } from '../time/instant'

/** One day's hours on the restaurant's own wall clock, `HH:mm`. `closes` at or before `opens` means the next day. */
export interface OpeningHours {
  readonly opens: string
  readonly closes: string
  /** The day they are of, `yyyy-MM-dd`: the night before it has ended. Without it they are taken for every day's. */
  readonly on?: string
}

/** A stretch of trading in milliseconds: open at `opensAt` itself, shut at `closesAt` itself. */
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
 * `lastNight` are yesterday's hours; a reader who knows only today's takes them for the same, unless that night is known to be over.
 */
export const tradingWindows = (
  hours: OpeningHours | null | undefined,
  now: Instant,
  timeZone: string,
  lastNight?: OpeningHours | null,
): readonly TradingWindow[] => {
  const today = localDateOf(now, timeZone)
  const yesterday = addDays(today, -1)
  const startsToday = instantAt(today, '00:00', timeZone)
  const isOver = hours?.on !== undefined && yesterday < hours.on
  const before = lastNight === undefined && !isOver ? hours : lastNight
  return [tradingWindow(before, yesterday, timeZone), tradingWindow(hours, today, timeZone)]
    .filter((window) => window !== null)
    .filter(({ closesAt }) => closesAt > startsToday)
}

export const isWithin = ({ opensAt, closesAt }: TradingWindow, instant: Instant): boolean => {
  const ms = epochMs(instant)
  return ms >= opensAt && ms < closesAt
}

/** From the same answer of the platform: whether the restaurant is open, and when that was. */
export interface Opening {
  readonly isOpen: boolean
  readonly now: Instant
  readonly timeZone: string
}

/**
 * The platform sends the hours in force: last night's until that night ends, then today's. This adds the day they are of, so that a
 * long night to come is not taken for one that ended at midnight (D19).
 */
export const datedHours = (hours: OpeningHours, { isOpen, now, timeZone }: Opening): OpeningHours => {
  const today = localDateOf(now, timeZone)
  const yesterday = addDays(today, -1)
  const night = tradingWindow(hours, yesterday, timeZone)
  return { ...hours, on: isOpen && night !== null && isWithin(night, now) ? yesterday : today }
}

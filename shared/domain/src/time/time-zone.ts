import { DAY_MS, epochMs, MINUTE_MS, type Instant } from './instant'

/** What the clock and the calendar on the wall say. `month` is 1 to 12, `weekday` 0 (Sunday) to 6. */
export interface ZonedParts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly weekday: number
}

// Making one costs about a thousand times as much as using it.
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** What is on the wall, to the second, as if it were UTC. */
const readWall = (ms: number, timeZone: string): number => {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of formatOf(timeZone).formatToParts(ms))
    if (type in parts) parts[type as keyof typeof parts] = Number(value)
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second)
}

/** Clocks are changed on a quarter of an hour of UTC, everywhere and ever since there is UTC. */
const QUARTER_MS = 15 * MINUTE_MS
const QUARTERS_KEPT = 5_000
const offsets = new Map<string, Map<number, number>>()

/** How far the wall clock is ahead of UTC, in milliseconds. Reading a wall takes a hundred times as long as remembering what it said. */
const offsetAt = (ms: number, timeZone: string): number => {
  const known = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, known)
  const quarter = Math.floor(ms / QUARTER_MS) * QUARTER_MS
  const remembered = known.get(quarter)
  if (remembered !== undefined) return remembered
  const offset = readWall(quarter, timeZone) - quarter
  if (known.size >= QUARTERS_KEPT) known.clear()
  known.set(quarter, offset)
  return offset
}

/** The wall clock and calendar of `timeZone` at `instant`. */
export const zonedParts = (instant: Instant, timeZone: string): ZonedParts => {
  const ms = epochMs(instant)
  const wall = new Date(ms + offsetAt(ms, timeZone))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    weekday: wall.getUTCDay(),
  }
}

/**
 * The instant, in milliseconds, at which the wall clock of `timeZone` shows `time` ('HH:mm') on `localDate` ('yyyy-MM-dd').
 * An hour that happens twice is the first of the two; an hour that is skipped is the one after it, as a person who is an hour late would say.
 */
export const instantAt = (localDate: string, time: string, timeZone: string): number => {
  const wall = Date.parse(`${localDate}T${time}:00Z`)
  if (!Number.isFinite(wall)) throw new RangeError(`"${localDate} ${time}" is not a local time`)
  const before = wall - offsetAt(wall - DAY_MS, timeZone)
  const after = wall - offsetAt(wall + DAY_MS, timeZone)
  if (before === after) return before
  const shown = [before, after].filter((ms) => ms + offsetAt(ms, timeZone) === wall)
  return shown.length === 0 ? before : Math.min(...shown)
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The calendar day on the wall, 'yyyy-MM-dd'. */
export const localDateOf = (instant: Instant, timeZone: string): string => {
  const { year, month, day } = zonedParts(instant, timeZone)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** Calendar days, not 24 hours: right over a change of the clocks. */
export const addDays = (localDate: string, days: number): string =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** '18:40', 24 hours. */
export const formatTime = (instant: Instant, timeZone: string): string => {
  const { hour, minute } = zonedParts(instant, timeZone)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

import { DAY_MS, epochMs, HOUR_MS, MINUTE_MS, type Instant } from './instant'

/** Local date and time. `month` is 1 to 12, `weekday` 0 (Sunday) to 6. */
export interface ZonedParts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly weekday: number
}

// Creating a format costs about a thousand times as much as using it.
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

/** Local time, to the second, read as if it were UTC. */
const readLocal = (ms: number, timeZone: string): number => {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of formatOf(timeZone).formatToParts(ms))
    if (type in parts) parts[type as keyof typeof parts] = Number(value)
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second)
}

/** Zones that are with UTC in winter and an hour ahead in summer, as the law of the United Kingdom and of Ireland has it since 1996. */
const WITH_UTC_IN_WINTER: ReadonlySet<string> = new Set(['Europe/London', 'Europe/Dublin'])
const LAW_SINCE_MS = Date.UTC(1996, 0)
const MARCH = 2
const OCTOBER = 9

/** One in the morning, UTC, of the last Sunday of a month with 31 days. */
const lastSundayAtOne = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * DAY_MS
}

/** Local time ahead of UTC by the law, in milliseconds; `null` where that is the browser's to know. */
const offsetByLaw = (ms: number, timeZone: string): number | null => {
  if (!WITH_UTC_IN_WINTER.has(timeZone) || ms < LAW_SINCE_MS) return null
  const year = new Date(ms).getUTCFullYear()
  return ms >= lastSundayAtOne(year, MARCH) && ms < lastSundayAtOne(year, OCTOBER) ? HOUR_MS : 0
}

/** Every change of clocks, in every zone, falls on a quarter of an hour in UTC. */
const QUARTER_MS = 15 * MINUTE_MS
const MAX_CACHED_QUARTERS = 5_000
const offsets = new Map<string, Map<number, number>>()

/**
 * How far local time is ahead of UTC, in milliseconds. Our markets' is reckoned: a browser's first format costs a page on a phone a frame or
 * three. Others are formatted and cached: formatting takes a hundred times as long as looking up.
 */
const offsetAt = (ms: number, timeZone: string): number => {
  const byLaw = offsetByLaw(ms, timeZone)
  if (byLaw !== null) return byLaw
  const known = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, known)
  const quarter = Math.floor(ms / QUARTER_MS) * QUARTER_MS
  const remembered = known.get(quarter)
  if (remembered !== undefined) return remembered
  const offset = readLocal(quarter, timeZone) - quarter
  if (known.size >= MAX_CACHED_QUARTERS) known.clear()
  known.set(quarter, offset)
  return offset
}

/** Local date and time in `timeZone` at `instant`. */
export const zonedParts = (instant: Instant, timeZone: string): ZonedParts => {
  const ms = epochMs(instant)
  const local = new Date(ms + offsetAt(ms, timeZone))
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    weekday: local.getUTCDay(),
  }
}

/**
 * The instant, in milliseconds, of the local `time` ('HH:mm') on `localDate` ('yyyy-MM-dd') in `timeZone`.
 * When clocks go back and the time happens twice, the first; when they go forward and it is skipped, the same time an hour later.
 */
export const instantAt = (localDate: string, time: string, timeZone: string): number => {
  const local = Date.parse(`${localDate}T${time}:00Z`)
  if (!Number.isFinite(local)) throw new RangeError(`"${localDate} ${time}" is not a local time`)
  const before = local - offsetAt(local - DAY_MS, timeZone)
  const after = local - offsetAt(local + DAY_MS, timeZone)
  if (before === after) return before
  const shown = [before, after].filter((ms) => ms + offsetAt(ms, timeZone) === local)
  return shown.length === 0 ? before : Math.min(...shown)
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The local date, 'yyyy-MM-dd'. */
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

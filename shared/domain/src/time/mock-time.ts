import { DAY_MS, HOUR_MS, MINUTE_MS } from './instant'

const DURATION = /^([+-])P(?:(\d{1,3})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8}(?:\.\d{1,3})?)S)?)?$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const SECOND_MS = 1_000
/** About three years: further than any test needs, and within what every calendar library handles. */
export const MAX_MOCK_OFFSET_MS = 3 * 366 * DAY_MS

const durationMs = (text: string): number | null => {
  const [, sign, ...parts] = DURATION.exec(text) ?? []
  if (sign === undefined || parts.every((part) => part === undefined)) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const sizeMs = days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS
  return sign === '-' ? -sizeMs : sizeMs
}

/** Reads a mock time: an ISO instant, or a duration from now, `+PT30M`. Null for anything else and for what is years away. */
export const mockTimeOf = (text: string, now: Date): Date | null => {
  const aheadMs = INSTANT.test(text) ? Date.parse(text) - now.getTime() : durationMs(text)
  if (aheadMs === null || Number.isNaN(aheadMs) || Math.abs(aheadMs) > MAX_MOCK_OFFSET_MS) return null
  return new Date(now.getTime() + aheadMs)
}

/** The same for the wire: so much from the platform's own time, `+PT90.5S`. */
export const mockTimeText = (aheadMs: number): string => `${aheadMs < 0 ? '-' : '+'}PT${Math.abs(aheadMs) / SECOND_MS}S`

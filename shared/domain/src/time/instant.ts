/** A point in time: an ISO 8601 instant with its offset (`Z` on the wire), or milliseconds since the epoch, as clocks give it. */
export type Instant = string | number

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const WEEK_MS = 604_800_000

/** Milliseconds since the epoch. Throws on what is no instant: a date without a zone means another time to everybody. */
export const epochMs = (instant: Instant): number => {
  const ms = typeof instant === 'number' ? instant : /(?:Z|[+-]\d{2}:\d{2})$/.test(instant) ? Date.parse(instant) : NaN
  if (!Number.isFinite(ms)) throw new RangeError(`"${instant}" is not an instant`)
  return ms
}

/** For the wire: UTC with milliseconds, '2026-11-17T18:40:00.000Z'. The same instant always gives the same text. */
export const toIso = (instant: Instant): string => new Date(epochMs(instant)).toISOString()

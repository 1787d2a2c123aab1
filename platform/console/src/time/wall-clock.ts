/** Both markets share one wall clock. */
const TIME_ZONE = 'Europe/London'

const WALL = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** What the clock on the wall says: `{ weekday: 'Tuesday', time: '18:31:07' }`. */
export const wallTime = (now: Date): { readonly weekday: string; readonly time: string } => {
  const part = Object.fromEntries(WALL.formatToParts(now).map(({ type, value }) => [type, value]))
  return { weekday: part['weekday'] ?? '', time: `${part['hour']}:${part['minute']}:${part['second']}` }
}

/** `18:31` of an ISO instant. */
export const shortTime = (instant: string): string => wallTime(new Date(instant)).time.slice(0, 5)

/** `Tue, 17 Nov 2026, 18:31`. */
export const dayAndTime = (now: Date): string => DAY_AND_TIME.format(now)

const withoutCommas = (text: string): string => text.replaceAll(',', '')

/** `Tuesday 17 November` of an ISO instant. */
export const dayOf = (instant: string): string => withoutCommas(DAY.format(new Date(instant)))

/** `Tue 17 Nov, 18:31` of an ISO instant. */
export const shortWhen = (instant: string): string =>
  `${withoutCommas(SHORT_DAY.format(new Date(instant)))}, ${shortTime(instant)}`

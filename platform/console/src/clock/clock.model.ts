import { wallTime } from '../time/wall-clock'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

const hoursAndMinutes = (time: string): readonly [number, number] => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return [hours, minutes]
}

/** So far, in minutes, is the wall from a typed `HH:mm`: ahead when the time is still to come. */
const minutesTo = (typed: string, instant: Date): number => {
  const [hours, minutes] = hoursAndMinutes(typed)
  const [atHours, atMinutes] = hoursAndMinutes(wallTime(instant).time)
  return (hours - atHours) * 60 + minutes - atMinutes
}

/** The instant when the wall will say, or has said, `HH:mm` today. */
export const instantOfWallTime = (typed: string, now: Date): Date => {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const near = new Date(minute + minutesTo(typed, now) * MINUTE_MS)
  // The clocks may change in between: then the wall there says an hour too many or too few, also across midnight.
  const off = minutesTo(typed, near) % DAY_MINUTES
  const missing = Math.abs(off) > DAY_MINUTES / 2 ? off - Math.sign(off) * DAY_MINUTES : off
  return new Date(near.getTime() + missing * MINUTE_MS)
}

const lastSundayOf = (year: number, month: number): Date => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return new Date(last.getTime() - last.getUTCDay() * DAY_MINUTES * MINUTE_MS)
}

export interface ClockChange {
  readonly instant: string
  readonly kind: 'forward' | 'back'
  readonly year: number
}

/** When both markets put their clocks forward and back, this year and next, as far as it is still to come: one o'clock UTC of a last Sunday. */
export const clockChanges = (now: Date): readonly ClockChange[] =>
  [now.getUTCFullYear(), now.getUTCFullYear() + 1]
    .flatMap((year) => [
      { instant: lastSundayOf(year, 2).toISOString(), kind: 'forward' as const, year },
      { instant: lastSundayOf(year, 9).toISOString(), kind: 'back' as const, year },
    ])
    .filter(({ instant }) => Date.parse(instant) > now.getTime())

/** Five minutes before an instant: early enough to see it happen. */
export const justBefore = (instant: string): string => new Date(Date.parse(instant) - 5 * MINUTE_MS).toISOString()

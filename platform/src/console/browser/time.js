/** Both markets share one wall clock. */
const WALL = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** What the clock on the wall says: `{ weekday: 'Tuesday', time: '18:31:07' }`. */
export const wallTime = (now) => {
  const parts = Object.fromEntries(WALL.formatToParts(now).map(({ type, value }) => [type, value]))
  return { weekday: parts.weekday, time: `${parts.hour}:${parts.minute}:${parts.second}` }
}

/** So far, in minutes, is the wall from a typed `HH:mm`: ahead when the time is still to come. */
const minutesTo = (typed, instant) => {
  const [hours, minutes] = typed.split(':').map(Number)
  const [atHours, atMinutes] = wallTime(instant).time.split(':').map(Number)
  return (hours - atHours) * 60 + minutes - atMinutes
}

/** The instant when the wall will say, or has said, `HH:mm` today. */
export const instantOfWallTime = (typed, now) => {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const near = new Date(minute + minutesTo(typed, now) * MINUTE_MS)
  // The clocks may change in between: then the wall there says an hour too many or too few, also across midnight.
  const off = minutesTo(typed, near) % DAY_MINUTES
  const missing = Math.abs(off) > DAY_MINUTES / 2 ? off - Math.sign(off) * DAY_MINUTES : off
  return new Date(near.getTime() + missing * MINUTE_MS)
}

/** `4:10`, `61:05`, `2 h 5`. */
export const span = (ms) => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 100) return `${Math.floor(minutes / 60)} h ${minutes % 60}`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * What a card's clock says: how long a new order has waited, how long kitchen or rider still have, or how far over an order is.
 * Null once there is nothing to wait for.
 */
export const cardClock = ({ stage, createdAt, pickupTime, lateFrom }, now) => {
  if (stage === 'done') return null
  const overMs = lateFrom === null ? -1 : now.getTime() - Date.parse(lateFrom)
  if (overMs >= 0) return { isLate: true, text: `${span(overMs)} over` }
  const due = pickupTime ?? lateFrom
  if (stage === 'new' || due === null) return { isLate: false, text: span(now.getTime() - Date.parse(createdAt)) }
  return { isLate: false, text: `${span(Date.parse(due) - now.getTime())} left` }
}

const lastSundayOf = (year, month) => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return new Date(last.getTime() - last.getUTCDay() * 24 * 60 * MINUTE_MS)
}

/** When both markets put their clocks forward and back, this year and next, as far as it is still to come: one o'clock UTC of a last Sunday. */
export const clockChanges = (now) =>
  [now.getUTCFullYear(), now.getUTCFullYear() + 1]
    .flatMap((year) => [
      { instant: lastSundayOf(year, 2).toISOString(), label: `Forward ${year}` },
      { instant: lastSundayOf(year, 9).toISOString(), label: `Back ${year}` },
    ])
    .filter(({ instant }) => Date.parse(instant) > now.getTime())

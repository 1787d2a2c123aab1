import fc from 'fast-check'
import { addDays } from '../time/time-zone'
import { collectionSlots, isSlotAcceptable } from './collection-slots'

const MINUTE = 60_000
/** Weeks that hold the spring change, the autumn change, and neither. */
const WEEKS = ['2026-03-26', '2026-10-22', '2026-11-16'].map((date) => Date.parse(`${date}T00:00:00Z`))

const quarterOfDay = fc.integer({ min: 0, max: 95 })
const wallTime = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

/** The wall as another piece of code reads it, so that the rule is not checked against itself. */
const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
const WALLS = { 'Europe/London': formatIn('Europe/London'), 'Europe/Dublin': formatIn('Europe/Dublin') }
type Zone = keyof typeof WALLS

const wall = (instant: number, timeZone: Zone) => {
  const text = WALLS[timeZone].format(instant)
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

const situation = fc
  .record({
    week: fc.constantFrom(...WEEKS),
    second: fc.integer({ min: 0, max: 7 * 86_400 - 1 }),
    timeZone: fc.constantFrom<Zone[]>('Europe/London', 'Europe/Dublin'),
    opens: quarterOfDay,
    closes: quarterOfDay,
    prepTimeMins: fc.option(fc.integer({ min: 0, max: 90 })),
    throttledMins: fc.option(fc.integer({ min: -30, max: 180 })),
    later: fc.integer({ min: 0, max: 7 }),
    takenSteps: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 10 }),
  })
  .map(({ week, second, timeZone, opens, closes, prepTimeMins, throttledMins, takenSteps, later }) => {
    const now = week + second * 1_000
    const day = addDays(wall(now, timeZone).date, later)
    const asked = later === 0 ? now : Date.parse(`${day}T00:00:00Z`)
    const grid = Math.ceil(asked / (5 * MINUTE)) * 5 * MINUTE
    return {
      now,
      // Today is what is meant where no day is said.
      day: later === 0 ? undefined : day,
      asked,
      timeZone,
      hours: { opens: wallTime(opens), closes: wallTime(closes) },
      prepTimeMins,
      throttledUntil: throttledMins === null ? null : now + throttledMins * MINUTE,
      taken: takenSteps.map((step) => grid + step * 5 * MINUTE),
    }
  })

/** Open by the wall alone. Hours that end on the next day are two stretches of any one day. */
const isOpenByTheWall = (time: string, { opens, closes }: { opens: string; closes: string }) =>
  closes > opens ? time >= opens && time < closes : time >= opens || time < closes

/** In the night of a change the wall shows an hour twice or never, and only the instant can tell; those have examples of their own. */
const isOrdinary = (instant: number, timeZone: Zone) =>
  wall(instant - 180 * MINUTE, timeZone).time === wall(instant - 180 * MINUTE - 24 * 60 * MINUTE, timeZone).time &&
  wall(instant + 180 * MINUTE, timeZone).time === wall(instant + 180 * MINUTE - 24 * 60 * MINUTE, timeZone).time

const everyFiveMinutes = (from: number) => {
  const first = Math.ceil((from - 60 * MINUTE) / (5 * MINUTE)) * 5 * MINUTE
  return Array.from({ length: 26 * 12 }, (_, step) => first + step * 5 * MINUTE)
}

describe('collection slots, over weeks with both changes of the clocks and hours over midnight', () => {
  it('are all accepted the moment they are offered', () => {
    fc.assert(
      fc.property(situation, (rules) => {
        expect(collectionSlots(rules).filter((slot) => !isSlotAcceptable(slot, rules))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('are never accepted unless they were offered', () => {
    fc.assert(
      fc.property(situation, (rules) => {
        const accepted = everyFiveMinutes(rules.asked).filter((slot) => isSlotAcceptable(slot, rules))
        expect(accepted.map((slot) => new Date(slot).toISOString())).toEqual(collectionSlots(rules))
      }),
      { numRuns: 60 },
    )
  })

  it('are never outside hours, on another day, sooner than lead, kitchen and throttle allow, full, or out of order', () => {
    fc.assert(
      fc.property(situation, (rules) => {
        const slots = collectionSlots(rules).map((slot) => Date.parse(slot))
        expect([...new Set(slots)].sort((one, other) => one - other)).toEqual(slots)
        const day = rules.day ?? wall(rules.now, rules.timeZone).date
        const lead = Math.max(10, rules.prepTimeMins ?? 0) * MINUTE
        const wrong = slots.flatMap((slot) => {
          const shown = wall(slot, rules.timeZone)
          return [
            shown.date === day ? null : 'another day',
            isOrdinary(slot, rules.timeZone) && !isOpenByTheWall(shown.time, rules.hours) ? 'outside hours' : null,
            slot - rules.now < lead ? 'too soon' : null,
            rules.throttledUntil != null && slot < rules.throttledUntil ? 'throttled' : null,
            rules.taken.includes(slot) ? 'full' : null,
          ].flatMap((what) => (what === null ? [] : [`${shown.time} is ${what}`]))
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('are all there: no five minutes that keep the rules is left out', () => {
    fc.assert(
      fc.property(situation, (rules) => {
        const offered = new Set(collectionSlots(rules).map((slot) => Date.parse(slot)))
        const day = rules.day ?? wall(rules.now, rules.timeZone).date
        const soonest = Math.max(
          rules.now + Math.max(10, rules.prepTimeMins ?? 0) * MINUTE,
          rules.throttledUntil ?? -Infinity,
        )
        const missing = everyFiveMinutes(rules.asked).filter((slot) => {
          const shown = wall(slot, rules.timeZone)
          const isFree = slot >= soonest && shown.date === day && !rules.taken.includes(slot)
          const isOpen = isOrdinary(slot, rules.timeZone) && isOpenByTheWall(shown.time, rules.hours)
          return isFree && isOpen && !offered.has(slot)
        })
        expect(missing).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

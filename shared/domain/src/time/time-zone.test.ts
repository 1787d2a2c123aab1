import fc from 'fast-check'
import { addDays, formatTime, instantAt, localDateOf, zonedParts } from './time-zone'

const london = 'Europe/London'
const two = (value: number) => String(value).padStart(2, '0')
const CHANGES = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z']
const wallOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
const at = (date: string, time: string) => new Date(instantAt(date, time, london)).toISOString()

describe('zonedParts', () => {
  it.each([london, 'Europe/Dublin'])(
    'shows %s what the clocks there showed, in any hour since 1980 and until 2060',
    (timeZone) => {
      const wall = wallOf(timeZone)
      const shown = (ms: number) => {
        const { year, month, day, hour, minute, second } = zonedParts(ms, timeZone)
        return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
      }
      const anySecond = fc.integer({ min: Date.UTC(1980, 0) / 1_000, max: Date.UTC(2060, 0) / 1_000 })
      const nearAChange = fc
        .tuple(
          fc.integer({ min: 1996, max: 2059 }),
          fc.constantFrom(2, 9),
          fc.integer({ min: 24 * 24 * 3_600, max: 31 * 24 * 3_600 }),
        )
        .map(([year, month, seconds]) => Date.UTC(year, month) / 1_000 + seconds)
      fc.assert(
        fc.property(
          fc.oneof(anySecond, nearAChange),
          (seconds) => shown(seconds * 1_000) === wall.format(seconds * 1_000),
        ),
      )
    },
  )

  it.each(CHANGES)('changes at %s, not a second before', (change) => {
    const before = zonedParts(Date.parse(change) - 1_000, london).hour
    const after = zonedParts(Date.parse(change), london).hour
    expect([before, after]).toEqual(change.includes('-03-') ? [0, 2] : [1, 1])
  })
})

describe('instantAt', () => {
  it('is an hour apart from UTC in summer and not in winter', () => {
    expect(at('2026-11-17', '18:40')).toBe('2026-11-17T18:40:00.000Z')
    expect(at('2026-07-17', '18:40')).toBe('2026-07-17T17:40:00.000Z')
  })

  it('takes an hour that the clocks skip for the one after', () => {
    expect(at('2026-03-29', '01:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(formatTime(instantAt('2026-03-29', '01:30', london), london)).toBe('02:30')
    expect(at('2026-03-29', '00:59')).toBe('2026-03-29T00:59:00.000Z')
    expect(at('2026-03-29', '02:00')).toBe('2026-03-29T01:00:00.000Z')
  })

  it('takes an hour that happens twice the first time', () => {
    expect(at('2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-10-25', '02:00')).toBe('2026-10-25T02:00:00.000Z')
  })

  it('refuses what no clock shows', () => {
    expect(() => instantAt('2026-11-17', '25:00', london)).toThrow(RangeError)
    expect(() => instantAt('today', '18:00', london)).toThrow(RangeError)
  })

  it('comes back as the same time on the wall, on any day of the year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 729 }),
        fc.integer({ min: 0, max: 1_439 }),
        fc.constantFrom(london, 'Europe/Dublin'),
        (days, minutes, timeZone) => {
          const date = addDays('2026-01-01', days)
          const hour = Math.floor(minutes / 60)
          // The two skipped hours come back an hour later and have their own example above.
          fc.pre(!(hour === 1 && ['2026-03-29', '2027-03-28'].includes(date)))
          const time = `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
          const instant = instantAt(date, time, timeZone)
          expect(formatTime(instant, timeZone)).toBe(time)
          expect(localDateOf(instant, timeZone)).toBe(date)
        },
      ),
    )
  })
})

describe('zonedParts', () => {
  it('reads the wall, weekday and all', () => {
    expect(zonedParts('2026-11-17T00:05:09Z', 'Europe/Dublin')).toEqual({
      year: 2026,
      month: 11,
      day: 17,
      hour: 0,
      minute: 5,
      second: 9,
      weekday: 2,
    })
  })

  it('reads the same wall as the engine, at any second and around every change of the clocks', () => {
    const walls = { [london]: wallOf(london), 'Europe/Dublin': wallOf('Europe/Dublin') } as const
    const seconds = fc.oneof(
      fc.integer({ min: Date.UTC(2020, 0, 1) / 1_000, max: Date.UTC(2035, 0, 1) / 1_000 }),
      fc
        .record({ change: fc.constantFrom(...CHANGES), off: fc.integer({ min: -7_200, max: 7_200 }) })
        .map(({ change, off }) => Date.parse(change) / 1_000 + off),
    )
    fc.assert(
      fc.property(seconds, fc.constantFrom<keyof typeof walls>(london, 'Europe/Dublin'), (second, timeZone) => {
        const { year, month, day, hour, minute, second: seconds } = zonedParts(second * 1_000 + 999, timeZone)
        const date = [String(year), ...[month, day].map(two)].join('-')
        expect(`${date} ${[hour, minute, seconds].map(two).join(':')}`).toBe(walls[timeZone].format(second * 1_000))
      }),
    )
  })
})

describe('addDays', () => {
  it('counts days on the calendar over a change of the clocks and a new year', () => {
    expect([
      addDays('2026-03-28', 1),
      addDays('2026-03-29', 1),
      addDays('2026-12-31', 1),
      addDays('2026-03-01', -1),
    ]).toEqual(['2026-03-29', '2026-03-30', '2027-01-01', '2026-02-28'])
  })
})

describe('formatTime', () => {
  it('reads the same in every engine', () => {
    expect(formatTime('2026-07-17T17:40:00Z', london)).toBe('18:40')
    expect(formatTime('2026-11-17T00:00:00Z', london)).toBe('00:00')
  })
})

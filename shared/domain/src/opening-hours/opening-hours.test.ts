import fc from 'fast-check'
import { MINUTE_MS } from '../time/instant'
import { addDays, localDateOf } from '../time/time-zone'
import { datedHours, isWithin, tradingWindow, type OpeningHours } from './opening-hours'
import { openingStatus } from './opening-status'
import { collectionSlots } from '../slots/collection-slots'

const london = 'Europe/London'
const isOpenIn = (kind: string) => kind === 'open' || kind === 'closing-soon'

describe('the hours of an answer', () => {
  const longNight = { opens: '17:00', closes: '01:00' }
  const halfPastTwelve = '2026-11-20T00:30:00Z'

  it('do not promise a long night to whoever comes after one that ended at midnight', () => {
    const hours = datedHours(longNight, { isOpen: false, now: halfPastTwelve, timeZone: london })
    expect(openingStatus(hours, halfPastTwelve, london)).toEqual({
      kind: 'too-early',
      opensAt: '2026-11-20T17:00:00.000Z',
      closesAt: '2026-11-21T01:00:00.000Z',
    })
    expect(collectionSlots({ hours, now: halfPastTwelve, timeZone: london })[0]).toBe('2026-11-20T17:00:00.000Z')
  })

  it('end when the night does that they are of', () => {
    const hours = datedHours(longNight, { isOpen: true, now: halfPastTwelve, timeZone: london })
    const kindAt = (now: string) => openingStatus(hours, now, london).kind
    expect(kindAt(halfPastTwelve)).toBe('closing-soon')
    expect(kindAt('2026-11-20T00:59:59Z')).toBe('closing-soon')
    expect(kindAt('2026-11-20T01:00:00Z')).toBe('too-early')
  })

  it('stay open over midnight on a page that nobody loads again', () => {
    const morning = { isOpen: false, now: '2026-11-19T10:00:00Z', timeZone: london }
    expect(openingStatus(datedHours(longNight, morning), halfPastTwelve, london).kind).toBe('closing-soon')
  })
})

describe('the hours of an answer, over weeks with both changes of the clocks', () => {
  const WEEKS = ['2026-03-26', '2026-10-22', '2026-11-16'].map((date) => Date.parse(`${date}T00:00:00Z`))
  const wallTime = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    )
  const hoursOfADay = fc.record<OpeningHours>({ opens: wallTime, closes: wallTime })
  const situation = fc.record({
    // On the quarter itself more often than not: doors open and shut then.
    asked: fc
      .tuple(fc.constantFrom(...WEEKS), fc.integer({ min: 0, max: 7 * 96 - 1 }), fc.constantFrom(-1_000, 0, 0, 1_000))
      .map(([week, quarter, off]) => week + quarter * 15 * MINUTE_MS + off),
    laterMins: fc.integer({ min: 0, max: 36 * 60 }),
    timeZone: fc.constantFrom('Europe/London', 'Europe/Dublin'),
    lastNight: fc.option(hoursOfADay),
    today: fc.option(hoursOfADay),
  })

  it('say "open" exactly while the restaurant is, until the trading ends that they are of', () => {
    fc.assert(
      fc.property(situation, ({ asked, laterMins, timeZone, lastNight, today }) => {
        const date = localDateOf(asked, timeZone)
        const [night, day] = [
          tradingWindow(lastNight, addDays(date, -1), timeZone),
          tradingWindow(today, date, timeZone),
        ]
        const isIn = (window: typeof night, at: number) => window !== null && isWithin(window, at)
        const isNight = isIn(night, asked)
        const told = isNight ? lastNight : today
        fc.pre(told !== null)
        const isOpen = isNight || isIn(day, asked)
        const hours = datedHours(told, { isOpen, now: asked, timeZone })
        expect(isOpenIn(openingStatus(hours, asked, timeZone).kind)).toBe(isOpen)

        const ends = (isNight ? night : day)?.closesAt ?? asked
        const later = Math.min(asked + laterMins * MINUTE_MS, ends)
        fc.pre(later >= asked)
        // What begins at that very end is of a day whose hours nobody has told.
        const next = tradingWindow(told, addDays(date, 1), timeZone)
        fc.pre(later < ends || !(isNight || isIn(next, ends)))
        expect(isOpenIn(openingStatus(hours, later, timeZone).kind)).toBe(isIn(night, later) || isIn(day, later))
      }),
      { numRuns: 300 },
    )
  })
})

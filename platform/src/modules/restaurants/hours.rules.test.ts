import type { WeekHours } from '../../../data/types'
import {
  addDays,
  datedHours,
  formatTime,
  instantAt,
  localDateOf,
  MARKETS,
  MINUTE_MS,
  openingStatus,
  tradingWindow,
} from '@galo/domain'
import fc from 'fast-check'
import { restaurants } from '../../../data'
import { hoursInForce, hoursOf, hoursOn, isOpenAt, isWithinHours, nextOpens, type HoursFacts } from './hours.rules'

const day = { opens: '11:30', closes: '22:00' }
const late = { opens: '11:30', closes: '02:00' }
const sunday = { opens: '12:00', closes: '18:00' }
const week: WeekHours = {
  monday: null,
  tuesday: day,
  wednesday: day,
  thursday: { opens: '11:30', closes: '00:00' },
  friday: late,
  saturday: late,
  sunday,
}
const restaurant: HoursFacts = { market: 'UK', hours: week, status: 'trading' }
const at = (instant: string) => new Date(instant)

describe('hoursOn', () => {
  it('are those of the weekday, and none on the day off', () => {
    expect(hoursOn(restaurant, '2026-11-17')).toBe(week.tuesday)
    expect(hoursOn(restaurant, '2026-11-22')).toBe(week.sunday)
    expect(hoursOn(restaurant, '2026-11-16')).toBeNull()
  })

  it('are Sunday’s on Christmas Day, and on St Patrick’s Day in Ireland only', () => {
    expect(hoursOn(restaurant, '2026-12-25')).toBe(week.sunday)
    expect(hoursOn(restaurant, '2026-03-17')).toBe(week.tuesday)
    expect(hoursOn({ ...restaurant, market: 'IE' }, '2026-03-17')).toBe(week.sunday)
  })

  it('are what the operator chose for that day, and for no other', () => {
    const chosenHours = { on: '2026-11-17', opens: '11:30', closes: '19:00' }
    expect(hoursOn({ ...restaurant, chosenHours }, '2026-11-17')?.closes).toBe('19:00')
    expect(hoursOn({ ...restaurant, chosenHours }, '2026-11-18')?.closes).toBe('22:00')
    expect(isOpenAt({ ...restaurant, chosenHours }, at('2026-11-17T19:00:00Z'))).toBe(false)
  })

  it('are none while the restaurant had to stay shut', () => {
    expect(hoursOn({ ...restaurant, status: 'closed-today' }, '2026-11-17')).toBeNull()
  })
})

describe('hoursInForce', () => {
  it('are the hours of the day, before opening as well as after closing', () => {
    expect(hoursInForce(restaurant, 'COLLECTION', at('2026-11-18T08:00:00Z'))).toEqual(day)
    expect(hoursInForce(restaurant, 'COLLECTION', at('2026-11-18T23:30:00Z'))).toEqual(day)
  })

  it('are still those of Friday at one on Saturday morning, and Saturday’s from two', () => {
    expect(hoursInForce(restaurant, 'COLLECTION', at('2026-11-21T01:59:00Z'))).toBe(week.friday)
    expect(hoursInForce(restaurant, 'COLLECTION', at('2026-11-21T02:00:00Z'))).toBe(week.saturday)
  })

  it('are none on a day off', () => {
    expect(hoursInForce(restaurant, 'COLLECTION', at('2026-11-16T13:00:00Z'))).toBeNull()
  })
})

describe('isOpenAt', () => {
  it.each([
    ['2026-11-17T11:29:59Z', false],
    ['2026-11-17T11:30:00Z', true],
    ['2026-11-17T21:59:59Z', true],
    ['2026-11-17T22:00:00Z', false],
    ['2026-11-21T01:59:59Z', true],
    ['2026-11-21T02:00:00Z', false],
    ['2026-07-01T10:30:00Z', true],
  ])('at %s is %s', (instant, isOpen) => {
    expect(isOpenAt(restaurant, at(instant))).toBe(isOpen)
  })

  it('does not take Friday’s late end for Thursday’s, which was midnight', () => {
    expect(isOpenAt(restaurant, at('2026-11-20T00:30:00Z'))).toBe(false)
  })

  it.each(['UK', 'IE'] as const)(
    'in %s stays open through the hour October gains, and loses the one March loses',
    (market) => {
      const there = { ...restaurant, market }
      expect(isOpenAt(there, at('2026-10-25T00:30:00Z'))).toBe(true)
      expect(isOpenAt(there, at('2026-10-25T01:59:59Z'))).toBe(true)
      expect(isOpenAt(there, at('2026-10-25T02:00:00Z'))).toBe(false)
      expect(isOpenAt(there, at('2026-03-29T00:59:59Z'))).toBe(true)
      expect(isOpenAt(there, at('2026-03-29T01:00:00Z'))).toBe(false)
      // The afternoon after keeps the wall's time, an hour apart in UTC.
      expect(isOpenAt(there, at('2026-03-29T10:59:59Z'))).toBe(false)
      expect(isOpenAt(there, at('2026-03-29T11:00:00Z'))).toBe(true)
      expect(isOpenAt(there, at('2026-10-25T11:59:59Z'))).toBe(false)
      expect(isOpenAt(there, at('2026-10-25T12:00:00Z'))).toBe(true)
    },
  )
})

describe('deliveries', () => {
  const early: HoursFacts = { ...restaurant, hours: { ...week, tuesday: { opens: '09:00', closes: '22:00' } } }

  it('begin at half past eleven, though the doors open earlier', () => {
    expect(isWithinHours(early, 'COLLECTION', at('2026-11-17T11:29:00Z'))).toBe(true)
    expect(isWithinHours(early, 'DELIVERY', at('2026-11-17T11:29:00Z'))).toBe(false)
    expect(isWithinHours(early, 'DELIVERY', at('2026-11-17T11:30:00Z'))).toBe(true)
  })

  it('go on after midnight until the night ends', () => {
    expect(isWithinHours(restaurant, 'DELIVERY', at('2026-11-21T01:30:00Z'))).toBe(true)
    expect(isWithinHours(restaurant, 'DELIVERY', at('2026-11-21T02:30:00Z'))).toBe(false)
  })

  it('have hours of their own that day, and none where the doors shut before riders set out', () => {
    expect(hoursOf(early, 'DELIVERY', '2026-11-17')).toEqual({ opens: '11:30', closes: '22:00' })
    expect(hoursOf(early, 'EAT_IN', '2026-11-17')).toEqual({ opens: '09:00', closes: '22:00' })
    const breakfast = { on: '2026-11-17', opens: '08:00', closes: '11:30' }
    expect(hoursOf({ ...early, chosenHours: breakfast }, 'DELIVERY', '2026-11-17')).toBeNull()
    const roundTheClock = { on: '2026-11-17', opens: '06:00', closes: '05:00' }
    expect(hoursOf({ ...early, chosenHours: roundTheClock }, 'DELIVERY', '2026-11-17')).toEqual({
      opens: '11:30',
      closes: '05:00',
    })
  })
})

describe('nextOpens', () => {
  it.each([
    ['before opening, today', '2026-11-17T08:00:00Z', '2026-11-17T11:30:00.000Z'],
    ['while it is open, the next day', '2026-11-17T18:00:00Z', '2026-11-18T11:30:00.000Z'],
    ['over a day off', '2026-11-22T20:00:00Z', '2026-11-24T11:30:00.000Z'],
    ['in the night, the day that has begun', '2026-11-21T01:00:00Z', '2026-11-21T11:30:00.000Z'],
    ['over a change of the clocks, by the wall', '2026-03-28T23:00:00Z', '2026-03-29T11:00:00.000Z'],
  ])('is %s', (_when, now, opens) => {
    expect(nextOpens(restaurant, 'COLLECTION', at(now))?.toISOString()).toBe(opens)
  })

  it('is tomorrow’s for a house that had to shut today, and nothing for one that rests all week', () => {
    const shut: HoursFacts = { ...restaurant, status: 'closed-today' }
    expect(nextOpens(shut, 'COLLECTION', at('2026-11-17T08:00:00Z'))?.toISOString()).toBe('2026-11-18T11:30:00.000Z')
    const resting = Object.fromEntries(Object.keys(week).map((name) => [name, null])) as unknown as WeekHours
    expect(nextOpens({ ...restaurant, hours: resting }, 'EAT_IN', at('2026-11-17T08:00:00Z'))).toBeNull()
  })

  it('is not the minute at which one day goes on into the next', () => {
    const always = { opens: '10:00', closes: '10:00' }
    const open = Object.fromEntries(Object.keys(week).map((name) => [name, always])) as unknown as WeekHours
    expect(nextOpens({ ...restaurant, hours: open }, 'COLLECTION', at('2026-11-17T08:00:00Z'))).toBeNull()
  })
})

const moments = (from: string, to: string) =>
  fc.date({ min: at(`${from}T00:00:00Z`), max: at(`${to}T00:00:00Z`), noInvalidDate: true })

describe('hours by method, for every restaurant over the weeks of both changes of the clocks', () => {
  const situation = fc.record({
    house: fc.constantFrom(...restaurants.filter(({ status }) => status === 'trading')),
    now: fc.oneof(
      moments('2026-03-26', '2026-04-02'),
      moments('2026-10-22', '2026-10-29'),
      moments('2026-12-23', '2027-01-02'),
    ),
    way: fc.constantFrom('DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE' as const),
  })

  it('say "open" to whoever reads them exactly while an order of that kind is taken', () => {
    fc.assert(
      fc.property(situation, ({ house, now, way }) => {
        const { timeZone } = MARKETS[house.market]
        const isOpen = isWithinHours(house, way, now)
        const hours = hoursInForce(house, way, now)
        const read = hours && datedHours(hours, { isOpen, now: now.getTime(), timeZone })
        expect(['open', 'closing-soon'].includes(openingStatus(read, now.getTime(), timeZone).kind)).toBe(isOpen)
      }),
      { numRuns: 300 },
    )
  })

  it('bring riders only while the doors are open and never before half past eleven of the day they belong to', () => {
    fc.assert(
      fc.property(situation, ({ house, now }) => {
        const { timeZone } = MARKETS[house.market]
        const today = localDateOf(now.getTime(), timeZone)
        const lastNight = tradingWindow(hoursOn(house, addDays(today, -1)), addDays(today, -1), timeZone)
        const isNight = lastNight !== null && now.getTime() < lastNight.closesAt
        const haveBegun = isNight || formatTime(now.getTime(), timeZone) >= '11:30'
        expect(isWithinHours(house, 'DELIVERY', now)).toBe(isOpenAt(house, now) && haveBegun)
      }),
      { numRuns: 200 },
    )
  })

  it('open next at the first instant at which they turn open', () => {
    fc.assert(
      fc.property(situation, ({ house, now, way }) => {
        const { timeZone } = MARKETS[house.market]
        const lastMinute = instantAt(addDays(localDateOf(now.getTime(), timeZone), 7), '23:59', timeZone)
        const step = 15 * MINUTE_MS
        const isOpen = (ms: number) => isWithinHours(house, way, new Date(ms))
        let ms = (Math.floor(now.getTime() / step) + 1) * step
        // Doors open on a quarter of an hour.
        while (ms <= lastMinute && (!isOpen(ms) || isOpen(ms - 1))) ms += step
        expect(nextOpens(house, way, now)?.getTime() ?? null).toBe(ms <= lastMinute ? ms : null)
      }),
      { numRuns: 60 },
    )
  })
})

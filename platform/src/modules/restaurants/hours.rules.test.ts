import type { WeekHours } from '../../../data/types'
import { haveDeliveriesBegun, hoursInForce, hoursOn, isOpenAt, isWithinHours, type HoursFacts } from './hours.rules'

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
    expect(hoursInForce(restaurant, at('2026-11-18T08:00:00Z'))).toEqual(day)
    expect(hoursInForce(restaurant, at('2026-11-18T23:30:00Z'))).toEqual(day)
  })

  it('are still those of Friday at one on Saturday morning, and Saturday’s from two', () => {
    expect(hoursInForce(restaurant, at('2026-11-21T01:59:00Z'))).toBe(week.friday)
    expect(hoursInForce(restaurant, at('2026-11-21T02:00:00Z'))).toBe(week.saturday)
  })

  it('are none on a day off', () => {
    expect(hoursInForce(restaurant, at('2026-11-16T13:00:00Z'))).toBeNull()
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
    expect(haveDeliveriesBegun(restaurant, at('2026-11-21T01:30:00Z'))).toBe(true)
    expect(haveDeliveriesBegun(restaurant, at('2026-11-21T02:30:00Z'))).toBe(false)
  })
})

import type { SeedWeek } from '../../data/types'
import { hoursInForce, localTime } from './hours.rules'

const day = { opens: '11:30', closes: '22:00' }
const late = { opens: '11:30', closes: '02:00' }
const week: SeedWeek = {
  monday: null,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: late,
  saturday: late,
  sunday: day,
}
const LONDON = 'Europe/London'

describe('hoursInForce', () => {
  it('are the hours of the day, before opening as well as after closing', () => {
    expect(hoursInForce(week, new Date('2026-11-18T08:00:00Z'), LONDON)).toEqual(day)
    expect(hoursInForce(week, new Date('2026-11-18T23:30:00Z'), LONDON)).toEqual(day)
  })

  it('are still those of Friday at one on Saturday morning, and Saturday’s from two', () => {
    expect(hoursInForce(week, new Date('2026-11-21T01:59:00Z'), LONDON)).toBe(week.friday)
    expect(hoursInForce(week, new Date('2026-11-21T02:00:00Z'), LONDON)).toBe(week.saturday)
  })

  it('are none on a day off', () => {
    expect(hoursInForce(week, new Date('2026-11-16T13:00:00Z'), LONDON)).toBeNull()
  })
})

describe('localTime', () => {
  it('follows summer time', () => {
    expect(localTime(new Date('2026-07-01T23:30:00Z'), LONDON)).toEqual({ weekday: 'thursday', time: '00:30' })
    expect(localTime(new Date('2026-12-01T23:30:00Z'), LONDON)).toEqual({ weekday: 'tuesday', time: '23:30' })
  })
})

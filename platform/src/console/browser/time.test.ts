import { cardClock, clockChanges, instantOfWallTime, span, wallTime } from './time.js'

const now = new Date('2026-11-17T18:31:07Z')
const order = {
  stage: 'new',
  createdAt: '2026-11-17T18:30:49Z',
  pickupTime: '2026-11-17T19:00:00Z',
  lateFrom: '2026-11-17T18:45:00Z',
}

describe('The clock on a card', () => {
  it('counts how long a new order has waited', () => {
    expect(cardClock(order, now)).toEqual({ isLate: false, text: '0:18' })
  })

  it('counts down for the kitchen', () => {
    const cooking = { ...order, stage: 'kitchen', lateFrom: order.pickupTime }
    expect(cardClock(cooking, now)).toEqual({ isLate: false, text: '28:53 left' })
  })

  it('says how far over a late order is, from the very second', () => {
    expect(cardClock(order, new Date('2026-11-17T18:44:59.999Z'))?.isLate).toBe(false)
    expect(cardClock(order, new Date('2026-11-17T18:45:00Z'))).toEqual({ isLate: true, text: '0:00 over' })
    expect(cardClock(order, new Date('2026-11-17T18:49:10Z'))).toEqual({ isLate: true, text: '4:10 over' })
  })

  it('is silent on an order that is done', () => {
    expect(cardClock({ ...order, stage: 'done' }, now)).toBeNull()
  })
})

describe('The wall clock', () => {
  it('keeps local time, in summer as well', () => {
    expect(wallTime(now)).toEqual({ weekday: 'Tuesday', time: '18:31:07' })
    expect(wallTime(new Date('2026-07-17T18:31:07Z')).time).toBe('19:31:07')
  })

  it('finds the instant of a time today, ahead or behind', () => {
    expect(instantOfWallTime('22:05', now).toISOString()).toBe('2026-11-17T22:05:00.000Z')
    expect(instantOfWallTime('08:00', new Date('2026-07-17T18:31:07Z')).toISOString()).toBe('2026-07-17T07:00:00.000Z')
  })

  it('finds it on the days the clocks change too', () => {
    const spring = new Date('2027-03-28T00:55:00Z')
    expect(instantOfWallTime('11:25', spring).toISOString()).toBe('2027-03-28T10:25:00.000Z')
    expect(instantOfWallTime('00:30', new Date('2027-03-28T12:00:00Z')).toISOString()).toBe('2027-03-28T00:30:00.000Z')
    const autumn = new Date('2027-10-31T00:55:00Z')
    expect(instantOfWallTime('11:25', autumn).toISOString()).toBe('2027-10-31T11:25:00.000Z')
  })

  it('writes spans a person can read', () => {
    expect([span(-5), span(250_000), span(7_500_000)]).toEqual(['0:00', '4:10', '2 h 5'])
  })
})

describe('The clock changes', () => {
  it('are the last Sundays of March and October, this year and next, those to come', () => {
    expect(clockChanges(now)).toEqual([
      { instant: '2027-03-28T01:00:00.000Z', label: 'Forward 2027' },
      { instant: '2027-10-31T01:00:00.000Z', label: 'Back 2027' },
    ])
    expect(clockChanges(new Date('2026-01-01T00:00:00Z')).map(({ instant }) => instant.slice(0, 10))).toEqual([
      '2026-03-29',
      '2026-10-25',
      '2027-03-28',
      '2027-10-31',
    ])
  })
})

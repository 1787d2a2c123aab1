import { clockChanges, instantOfWallTime, justBefore } from './clock.model'

const now = new Date('2026-11-17T18:31:07Z')

describe('instantOfWallTime', () => {
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
})

describe('The clock changes', () => {
  it('are the last Sundays of March and October, this year and next, those to come', () => {
    expect(clockChanges(now)).toEqual([
      { instant: '2027-03-28T01:00:00.000Z', kind: 'forward', year: 2027 },
      { instant: '2027-10-31T01:00:00.000Z', kind: 'back', year: 2027 },
    ])
    expect(clockChanges(new Date('2026-01-01T00:00:00Z')).map(({ instant }) => instant.slice(0, 10))).toEqual([
      '2026-03-29',
      '2026-10-25',
      '2027-03-28',
      '2027-10-31',
    ])
  })

  it('are watched from five minutes before', () => {
    expect(justBefore('2027-03-28T01:00:00.000Z')).toBe('2027-03-28T00:55:00.000Z')
  })
})

import { shortTime, wallTime } from './wall-clock'

describe('The wall clock', () => {
  it('keeps local time, in summer as well', () => {
    expect(wallTime(new Date('2026-11-17T18:31:07Z'))).toEqual({ weekday: 'Tuesday', time: '18:31:07' })
    expect(wallTime(new Date('2026-07-17T18:31:07Z')).time).toBe('19:31:07')
    expect(shortTime('2026-07-17T23:31:07Z')).toBe('00:31')
  })
})

import { lunchSign, type Looking } from './lunch-sign'

const at = (instant: string, given: Partial<Looking> = {}) =>
  lunchSign({
    environment: 'local',
    locale: { language: 'en', market: 'UK' },
    now: Date.parse(instant),
    aheadMs: 0,
    ...given,
  })

describe('The way to lunchtime', () => {
  it('says which time it is where the restaurants are, and leads to lunch of the same day before they open', () => {
    expect(at('2026-11-18T00:10:00Z')).toMatchObject({
      text: 'It’s 00:10. Most of our grills are lit at 11:30; until then you can order ahead.',
      link: 'See it at 12:30',
      sets: { mockTime: '2026-11-18T12:30:00.000Z' },
    })
    expect(at('2026-07-17T23:10:00Z')?.sets).toEqual({ mockTime: '2026-07-18T11:30:00.000Z' })
  })

  it('promises nobody before midnight that they can order ahead, which menus refuse until then', () => {
    expect(at('2026-11-18T21:55:00Z')?.text).toBe(
      'It’s 21:55. Most of our grills are out for the night; from midnight you can order for 11:30.',
    )
  })

  it('leads to lunch of the next day after the last orders, over the change of the clocks too', () => {
    expect(at('2026-11-18T23:40:00Z')?.sets).toEqual({ mockTime: '2026-11-19T12:30:00.000Z' })
    expect(at('2026-10-24T22:40:00Z')?.sets).toEqual({ mockTime: '2026-10-25T12:30:00.000Z' })
  })

  it('is not there while the restaurants are open, nor in a visit that is at lunch already', () => {
    expect(at('2026-11-18T11:30:00Z')).toBeNull()
    expect(at('2026-11-18T21:29:00Z')).toBeNull()
    expect(at('2026-11-18T00:10:00Z', { aheadMs: 1 })).toBeNull()
  })

  it.each(['cicd', 'preview', 'preprod', 'production'] as const)('is not there in %s', (environment) => {
    expect(at('2026-11-18T00:10:00Z', { environment })).toBeNull()
  })
})

import type { WeekHours } from '../../../data/types'
import { alcoholWords, isAlcoholSoldAt, isAlcoholSoldFrom, type LicenceFacts } from './licence.rules'

const day = { opens: '10:00', closes: '23:00' }
const licence: WeekHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: { opens: '10:00', closes: '01:30' },
  saturday: { opens: '10:00', closes: '01:30' },
  sunday: null,
}
const house: LicenceFacts = { market: 'UK', alcoholLicence: licence, daysAhead: 0 }

describe('isAlcoholSoldAt', () => {
  it.each([
    ['2026-11-17T09:59:59Z', false],
    ['2026-11-17T10:00:00Z', true],
    ['2026-11-17T22:59:59Z', true],
    ['2026-11-17T23:00:00Z', false],
    ['2026-11-21T01:29:00Z', true],
    ['2026-11-21T01:30:00Z', false],
    ['2026-11-22T12:00:00Z', false],
    ['2026-07-14T09:00:00Z', true],
  ])('at %s is %s', (instant, isSold) => {
    expect(isAlcoholSoldAt(house, new Date(instant))).toBe(isSold)
  })

  it('goes by the instant in the night the clocks go back, when half past one comes twice', () => {
    expect(isAlcoholSoldAt(house, new Date('2026-10-25T00:29:00Z'))).toBe(true)
    expect(isAlcoholSoldAt(house, new Date('2026-10-25T01:15:00Z'))).toBe(false)
  })

  it('is never without a licence', () => {
    expect(
      isAlcoholSoldAt({ market: 'IE', alcoholLicence: null, daysAhead: 0 }, new Date('2026-11-17T18:00:00Z')),
    ).toBe(false)
  })
})

describe('isAlcoholSoldFrom', () => {
  const soldFrom = (instant: string, daysAhead: number, way: 'COLLECTION' | 'EAT_IN' = 'COLLECTION') =>
    isAlcoholSoldFrom({ ...house, daysAhead }, way, new Date(instant))

  it('is what can still be handed over today, and at a table what can be right now', () => {
    expect([soldFrom('2026-11-17T08:00:00Z', 0), soldFrom('2026-11-17T08:00:00Z', 0, 'EAT_IN')]).toEqual([true, false])
    expect([soldFrom('2026-11-17T23:00:00Z', 0), soldFrom('2026-11-21T01:00:00Z', 0)]).toEqual([false, true])
  })

  it('is what can be handed over on a later day there are orders for', () => {
    expect([soldFrom('2026-11-17T23:30:00Z', 1), soldFrom('2026-11-22T12:00:00Z', 0)]).toEqual([true, false])
    expect(soldFrom('2026-11-22T12:00:00Z', 1)).toBe(true)
  })
})

describe('alcoholWords', () => {
  it('say when, or that it is not today, or not here', () => {
    const words = (at: string, now = at) => alcoholWords(house, new Date(at), new Date(now))
    expect(words('2026-11-17T08:00:00Z')).toMatch(/from 10:00 to 23:00 today/)
    expect(words('2026-11-22T12:00:00Z')).toMatch(/no alcohol today/)
    expect(words('2026-11-22T12:00:00Z', '2026-11-17T08:00:00Z')).toMatch(/no alcohol on 2026-11-22/)
    const none = { market: 'UK', alcoholLicence: null, daysAhead: 0 } as const
    expect(alcoholWords(none, new Date(), new Date())).toMatch(/does not sell alcohol/)
  })
})

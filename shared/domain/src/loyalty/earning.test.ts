import fc from 'fast-check'
import { MARKETS } from '../market/market'
import { money } from '../money/money'
import { localDateOf } from '../time/time-zone'
import { chilliThreshold, earningOf } from './earning'
import { rewardExpiresAt } from './reward-life'

const gbp = (value: number) => money('GBP', value)
const now = '2026-07-17T18:40:00Z'
const dayInLondon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' })
const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000
const order = { market: 'UK', spend: gbp(1_200), lastEarnedAt: null, now } as const

describe('earningOf', () => {
  it('earns from seven pounds or seven euro', () => {
    expect(chilliThreshold('IE')).toEqual(money('EUR', 700))
    expect(earningOf({ ...order, spend: gbp(699) })).toBe('TOTAL_TOO_LOW')
    expect(earningOf({ ...order, spend: gbp(700) })).toBe('EARNED')
    expect(earningOf({ ...order, market: 'IE', spend: money('EUR', 700) })).toBe('EARNED')
  })

  it('earns once a day, by the clock on the wall', () => {
    expect(earningOf({ ...order, lastEarnedAt: '2026-07-17T11:00:00Z' })).toBe('LIMIT_REACHED')
    // Half past midnight in London is half past eleven of the day before in UTC.
    expect(earningOf({ ...order, lastEarnedAt: '2026-07-16T23:30:00Z' })).toBe('LIMIT_REACHED')
    expect(earningOf({ ...order, lastEarnedAt: '2026-07-16T22:59:00Z' })).toBe('EARNED')
  })

  it('says first that it was too little', () => {
    expect(earningOf({ ...order, spend: gbp(100), lastEarnedAt: now })).toBe('TOTAL_TOO_LOW')
  })

  it('never earns twice on one day, however many orders there are', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) })
    const orders = fc.array(fc.tuple(instant, fc.integer({ min: 0, max: 2_000 })), { maxLength: 40 })
    fc.assert(
      fc.property(orders, (placed) => {
        const days: string[] = []
        let lastEarnedAt: number | null = null
        for (const [at, spend] of [...placed].sort(([one], [other]) => one - other)) {
          if (earningOf({ market: 'UK', spend: gbp(spend), lastEarnedAt, now: at }) !== 'EARNED') continue
          lastEarnedAt = at
          days.push(dayInLondon.format(at))
        }
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })
})

describe('rewardExpiresAt', () => {
  it('is good until the end of the day a year later', () => {
    expect(new Date(rewardExpiresAt('2026-07-17T18:40:00Z', 'UK')).toISOString()).toBe('2027-07-17T23:00:00.000Z')
  })

  it('ends with February when it was earned on the day that does not come again', () => {
    expect(new Date(rewardExpiresAt('2028-02-29T12:00:00Z', 'IE')).toISOString()).toBe('2029-03-01T00:00:00.000Z')
  })

  it('lives 365 or 366 whole days of the calendar after the one it was earned on, whatever the clocks do meanwhile', () => {
    const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
    fc.assert(
      fc.property(instant, fc.constantFrom('UK' as const, 'IE' as const), (earnedAt, market) => {
        const { timeZone } = MARKETS[market]
        const expiresAt = rewardExpiresAt(earnedAt, market)
        const days = daysBetween(localDateOf(earnedAt, timeZone), localDateOf(expiresAt - 1, timeZone))
        expect([365, 366]).toContain(days)
        expect(expiresAt).toBeGreaterThan(earnedAt)
      }),
    )
  })

  it('counts the hour that the clocks gave: earned at midnight in summer, good until midnight in winter', () => {
    // 2027-10-30 begins at 23:00 of the 29th in UTC, and in 2028 the clocks went back on the 29th.
    expect(new Date(rewardExpiresAt(1_824_850_800_000, 'UK')).toISOString()).toBe('2028-10-31T00:00:00.000Z')
  })
})

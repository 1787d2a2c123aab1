import { money } from '../money/money'
import { decideReport, reportableUntil } from './report.rules'

const gbp = (value: number) => money('GBP', value)

describe('reportableUntil', () => {
  const handedOver = '2026-11-18T12:40:00Z'
  it('is two days from the moment it was handed over, and nothing before or after', () => {
    expect(reportableUntil(null, handedOver)).toBeNull()
    expect(reportableUntil(handedOver, '2026-11-18T12:39:59Z')).toBeNull()
    expect(reportableUntil(handedOver, '2026-11-20T12:40:00Z')?.toISOString()).toBe('2026-11-20T12:40:00.000Z')
    expect(reportableUntil(handedOver, '2026-11-20T12:40:01Z')).toBeNull()
  })
})

describe('decideReport', () => {
  it('gives little back by itself, and neither much nor often', () => {
    expect(decideReport(gbp(1_500), 1)).toBe('give-back')
    expect(decideReport(gbp(1_501), 0)).toBe('wait')
    expect(decideReport(gbp(100), 2)).toBe('wait')
    expect(decideReport(gbp(0), 0)).toBe('wait')
  })
})

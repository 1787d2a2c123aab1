import fc from 'fast-check'
import { refundDueBy, REFUND_WORKING_DAYS } from './refund-due-by'

const LONDON = 'Europe/London'
const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()

describe('refundDueBy', () => {
  it('counts five working days from the day the money was given back', () => {
    expect(refundDueBy('2026-11-18T12:20:00Z', LONDON)).toBe('2026-11-25')
    expect(refundDueBy('2026-11-26T09:00:00Z', LONDON)).toBe('2026-12-03')
  })

  it('does not count a weekend, from which the days begin on Monday', () => {
    expect(refundDueBy('2026-11-21T12:00:00Z', LONDON)).toBe('2026-11-27')
    expect(refundDueBy('2026-11-22T12:00:00Z', LONDON)).toBe('2026-11-27')
  })

  it('goes by the calendar on the wall: just before midnight in summer it is a day later here than in UTC', () => {
    expect(refundDueBy('2026-07-14T23:30:00Z', LONDON)).toBe('2026-07-22')
  })

  it('is a working day, a week or a little less than nine days away, whenever it happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), (days) => {
        const since = Date.parse('2026-01-01T12:00:00Z') + days * 86_400_000
        const due = refundDueBy(since, LONDON)
        expect([0, 6]).not.toContain(weekday(due))
        const apart = (Date.parse(`${due}T12:00:00Z`) - since) / 86_400_000
        expect(apart).toBeGreaterThanOrEqual(REFUND_WORKING_DAYS)
        expect(apart).toBeLessThan(9)
      }),
    )
  })
})

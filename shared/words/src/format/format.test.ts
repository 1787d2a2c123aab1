import { money } from '@galo/domain'
import type { Locale } from '@galo/words'
import { feeLabel, formatDate, formatDay, formatDistance, refundWords } from './index'

const UK: Locale = { language: 'en', market: 'UK' }
const london = 'Europe/London'

describe('formatDay', () => {
  it('reads the same in every engine', () => {
    expect(formatDay('2026-11-17T18:40:00Z', london, UK)).toBe('Tue 17 Nov')
    expect(formatDay('2026-07-31T23:30:00Z', london, UK)).toBe('Sat 1 Aug')
  })
})

describe('formatDate', () => {
  it('says the year, by the wall of the place', () => {
    expect(formatDate('2028-09-30T00:00:00Z', london, UK)).toBe('30 Sep 2028')
    expect(formatDate('2028-07-31T23:30:00Z', london, UK)).toBe('1 Aug 2028')
  })
})

describe('formatDistance', () => {
  it.each([
    [0.42, 'UK', '0.4 miles'],
    [1, 'UK', '1 mile'],
    [0.98, 'UK', '1 mile'],
    [4, 'UK', '4 miles'],
    [9.96, 'UK', '10 miles'],
    [11.4, 'UK', '11 miles'],
    [1, 'IE', '1.6 km'],
    [7, 'IE', '11 km'],
    [0, 'IE', 'under 0.1 km'],
    [0.04, 'UK', 'under 0.1 miles'],
  ] as const)('shows %d miles in %s as %s', (miles, market, shown) => {
    expect(formatDistance(miles, { language: 'en', market })).toBe(shown)
  })
})

describe('refundWords', () => {
  it('names the sum and the day', () => {
    expect(refundWords(money('GBP', 1095), '2026-12-03', '2026-11-26', UK)).toBe(
      '£10.95 goes back to your card by Thu 3 Dec.',
    )
  })

  it('does not announce what has long come', () => {
    expect(refundWords(money('EUR', 950), '2026-12-03', '2026-12-04', UK)).toBe(
      '€9.50 went back to your card by Thu 3 Dec.',
    )
  })
})

describe('feeLabel', () => {
  const labelOf = (kind: string) => feeLabel(kind, UK)

  it('has words for the fees we know', () => {
    expect(['DELIVERY', 'BAG', 'DEPOSIT'].map(labelOf)).toEqual(['Delivery', 'Bag', 'Bottle and can deposit'])
  })

  it('shows a fee nobody told us about as it is called', () => {
    expect(['LATE_NIGHT', 'toString', ''].map(labelOf)).toEqual(['Late night', 'Tostring', 'Fee'])
  })
})

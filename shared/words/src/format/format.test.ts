import { money } from '@galo/domain'
import type { Locale } from '@galo/words'
import {
  cardName,
  choosableWords,
  facilityWords,
  feeLabel,
  formatDate,
  formatDay,
  formatDistance,
  formatNext,
  refundWords,
} from './index'

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

describe('formatNext', () => {
  // A Saturday, half an hour before midnight in London.
  const now = '2026-07-18T22:30:00Z'
  it.each([
    ['2026-07-18T22:45:00Z', 'today at 23:45'],
    ['2026-07-18T23:15:00Z', 'tomorrow at 00:15'],
    ['2026-07-19T10:30:00Z', 'tomorrow at 11:30'],
    ['2026-07-20T11:00:00Z', 'Monday at 12:00'],
    ['2026-07-24T11:00:00Z', 'Friday at 12:00'],
    ['2026-07-25T11:00:00Z', 'Saturday at 12:00'],
  ])('says %s as %s', (instant, said) => expect(formatNext(instant, now, london, UK)).toBe(said))
})

describe('facilityWords', () => {
  it('have a name and the lack of it, in the words of the market', () => {
    expect(facilityWords('halal', UK)).toEqual({ name: 'Halal', none: 'no halal grill' })
    expect(facilityWords('halal', UK)).toEqual(choosableWords('halal', UK))
    expect(facilityWords('underground', { ...UK, market: 'IE' }).name).toBe('Near the tram')
  })
})

describe('refundWords', () => {
  it('names the sum and the day', () => {
    expect(refundWords(money('GBP', 1095), '2026-12-03', '2026-11-26', UK)).toBe(
      '£10.95 goes back to your card by Thu 3 Dec.',
    )
  })

  it('names the card where it is known', () => {
    const card = cardName({ brand: 'visa', last_four: '4242' }, UK)
    expect(refundWords(money('GBP', 1095), '2026-12-03', '2026-11-26', UK, card)).toBe(
      '£10.95 goes back to Visa ending 4242 by Thu 3 Dec.',
    )
    expect(cardName({ brand: 'of-tomorrow', last_four: '0005' }, UK)).toBe('Card ending 0005')
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

import fc from 'fast-check'
import { MAX_MOCK_OFFSET_MS, mockTimeOf, mockTimeText } from './mock-time'

const now = new Date('2026-11-17T18:00:00Z')

describe('mockTimeOf', () => {
  it.each([
    ['2026-11-17T23:50:00Z', '2026-11-17T23:50:00.000Z'],
    ['2027-03-28T01:30:00+01:00', '2027-03-28T00:30:00.000Z'],
    ['+PT30M', '2026-11-17T18:30:00.000Z'],
    ['-PT1H30M', '2026-11-17T16:30:00.000Z'],
    ['+P1DT2H', '2026-11-18T20:00:00.000Z'],
    ['+PT90.5S', '2026-11-17T18:01:30.500Z'],
  ])('takes %s', (text, instant) => {
    expect(mockTimeOf(text, now)?.toISOString()).toBe(instant)
  })

  it.each([
    '',
    'now',
    'PT30M',
    '+P',
    '+PT',
    '17/11/2026',
    '2026-11-17',
    '2026-13-01T00:00:00Z',
    '9999-01-01T00:00:00Z',
    '+P999DT99999H',
  ])('does not take "%s"', (text) => {
    expect(mockTimeOf(text, now)).toBeNull()
  })
})

describe('mockTimeText', () => {
  it('says every distance so that it is understood again, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_MOCK_OFFSET_MS, max: MAX_MOCK_OFFSET_MS }), (aheadMs) => {
        expect(mockTimeOf(mockTimeText(aheadMs), now)?.getTime()).toBe(now.getTime() + aheadMs)
      }),
    )
  })
})

import fc from 'fast-check'
import { money } from './money'
import { portionOf } from './portion'

const gbp = (value: number) => money('GBP', value)

describe('portionOf', () => {
  it.each([
    [1_150, 1_100, 'half-up', 127],
    [50, 1_100, 'half-up', 6],
    [50, 1_100, 'half-even', 6],
    [150, 1_100, 'half-up', 17],
    [150, 1_100, 'half-even', 16],
    [150, 1_100, 'down', 16],
    [-150, 1_100, 'half-up', -17],
    [0, 1_100, 'half-up', 0],
    [999, 10_000, 'down', 999],
  ] as const)('of %i at %i basis points, %s, is %i', (value, basisPoints, rounding, expected) => {
    expect(portionOf(gbp(value), basisPoints, rounding)).toEqual(gbp(expected))
  })

  it('is never more than half a penny away from the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (value, points) => {
          for (const rounding of ['half-up', 'half-even'] as const)
            expect(
              Math.abs(portionOf(gbp(value), points, rounding).value * 10_000 - value * points),
            ).toBeLessThanOrEqual(5_000)
        },
      ),
    )
  })

  it('undoes to the penny: a refund rounds like the payment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 10_000 }), (value, points) => {
        const paid = portionOf(gbp(value), points, 'half-up').value
        const refunded = portionOf(gbp(-value), points, 'half-up').value
        expect(paid + refunded).toBe(0)
      }),
    )
  })

  it('refuses what it can not work out exactly', () => {
    expect(() => portionOf(gbp(100), 12.5, 'half-up')).not.toThrow()
    expect(() => portionOf(gbp(1), 12.5, 'half-up')).toThrow(RangeError)
    expect(() => portionOf(gbp(100), -1, 'half-up')).toThrow(RangeError)
  })
})

import fc from 'fast-check'
import { money } from '../money/money'
import { deliveryFeeFor, deliveryFeesOf } from './delivery-fee'

const distance = fc.double({ min: 0, max: 20_000, noNaN: true })

describe('deliveryFeeFor', () => {
  it.each([
    [0, 149],
    [2_500, 149],
    [2_500.1, 249],
    [5_000, 249],
    [5_001, 349],
    [8_000, 349],
  ])('over %d metres is %d', (distanceM, fee) => {
    expect(deliveryFeeFor('UK', distanceM)).toEqual(money('GBP', fee))
    expect(deliveryFeeFor('IE', distanceM)).toEqual(money('EUR', fee))
  })

  it('sends nobody farther than a meal stays warm', () => {
    expect(deliveryFeeFor('UK', 8_001)).toBeNull()
    for (const wrong of [-1, NaN]) expect(() => deliveryFeeFor('UK', wrong)).toThrow(RangeError)
  })

  it('never costs less for going farther', () => {
    fc.assert(
      fc.property(distance, distance, (one, other) => {
        const cost = (metres: number) => deliveryFeeFor('IE', metres)?.value ?? Infinity
        expect(cost(Math.min(one, other))).toBeLessThanOrEqual(cost(Math.max(one, other)))
      }),
    )
  })
})

describe('deliveryFeesOf', () => {
  it.each(['UK', 'IE'] as const)(
    'has every fee of %s between its least and its most, and both of them are asked for',
    (market) => {
      const { least, most } = deliveryFeesOf(market)
      expect(deliveryFeeFor(market, 0)).toEqual(least)
      expect(deliveryFeeFor(market, 8_000)).toEqual(most)
      fc.assert(
        fc.property(distance, (metres) => {
          const { value } = deliveryFeeFor(market, metres) ?? least
          expect(value).toBeGreaterThanOrEqual(least.value)
          expect(value).toBeLessThanOrEqual(most.value)
        }),
      )
    },
  )
})

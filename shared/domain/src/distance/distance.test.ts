import fc from 'fast-check'
import { distanceMiles, milesToMetres } from './distance'

const manchester = { latitude: 53.4794, longitude: -2.2453 }
const dublin = { latitude: 53.3498, longitude: -6.2603 }
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distanceMiles', () => {
  it('is about 166 miles from Manchester to Dublin, there and back', () => {
    expect(distanceMiles(manchester, dublin)).toBeCloseTo(166, 0)
    expect(distanceMiles(dublin, manchester)).toBeCloseTo(distanceMiles(manchester, dublin), 9)
  })

  it('is never longer than half way round, and nothing to where you are', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const miles = distanceMiles(one, other)
        expect(miles).toBeGreaterThanOrEqual(0)
        expect(miles).toBeLessThanOrEqual((Math.PI * 7917.6) / 2 + 1e-6)
        expect(distanceMiles(one, one)).toBe(0)
      }),
    )
  })

  it('is about 129 metres for the pin that asks', () => {
    expect(milesToMetres(0.08)).toBeCloseTo(128.7, 1)
  })
})

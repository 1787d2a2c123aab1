import fc from 'fast-check'
import { encoding } from './encoding'
import { LatLng } from './lat-lng'
import { spherical } from './spherical'

const place = fc
  .record({ lat: fc.double({ min: 49, max: 60, noNaN: true }), lng: fc.double({ min: -11, max: 2, noNaN: true }) })
  .map(({ lat, lng }) => new LatLng(lat, lng))
const between = (a: LatLng, b: LatLng) => spherical.computeDistanceBetween(a, b)

describe('computeDistanceBetween', () => {
  it('is as far there as back, and nothing to where one is', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(between(a, b)).toBeCloseTo(between(b, a), 6)
        expect(between(a, a)).toBe(0)
      }),
    )
  })

  it('knows how far it is from Manchester to Dublin', () => {
    expect(between(new LatLng(53.4808, -2.2426), new LatLng(53.3498, -6.2603)) / 1000).toBeCloseTo(266.5, 0)
  })
})

describe('computeOffset', () => {
  it('ends as far away as it was told, in the direction it was told', () => {
    fc.assert(
      fc.property(
        place,
        fc.double({ min: 1, max: 50_000, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        (from, metres, heading) => {
          const to = spherical.computeOffset(from, metres, heading)
          expect(between(from, to)).toBeCloseTo(metres, 2)
          expect(Math.abs(spherical.computeHeading(from, to) - heading)).toBeLessThan(0.01)
        },
      ),
    )
  })
})

describe('interpolate', () => {
  it('shares the way as it was told', () => {
    fc.assert(
      fc.property(place, place, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, fraction) => {
        const at = spherical.interpolate(a, b, fraction)
        expect(Math.abs(between(a, at) - fraction * between(a, b))).toBeLessThan(0.5)
      }),
    )
  })
})

describe('encodePath', () => {
  it('writes a path the way everybody reads it', () => {
    const path = [new LatLng(38.5, -120.2), new LatLng(40.7, -120.95), new LatLng(43.252, -126.453)]
    expect(encoding.encodePath(path)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  })

  it('reads back what it wrote, to a metre', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 20 }), (path) => {
        const back = encoding.decodePath(encoding.encodePath(path))
        expect(back).toHaveLength(path.length)
        back.forEach((at, index) => expect(between(at, path[index] ?? at)).toBeLessThan(1))
      }),
    )
  })
})

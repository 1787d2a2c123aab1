import fc from 'fast-check'
import { distanceMiles, milesToMetres } from '../distance/distance'
import { fromWorld, metresPerPixel, toWorld } from './mercator'

const place = fc.record({
  latitude: fc.double({ min: 49, max: 61, noNaN: true }),
  longitude: fc.double({ min: -11, max: 2, noNaN: true }),
})
const zoom = fc.integer({ min: 1, max: 20 })

describe('the map’s projection', () => {
  it('leads back to where it came from', () => {
    fc.assert(
      fc.property(place, zoom, (at, close) => {
        const back = fromWorld(toWorld(at, close), close)
        expect(back.latitude).toBeCloseTo(at.latitude, 8)
        expect(back.longitude).toBeCloseTo(at.longitude, 8)
      }),
    )
  })

  it('has north above, east to the right, and twice the pixels with every step closer', () => {
    const [here, north, east] = [
      { latitude: 53.4775, longitude: -2.2497 },
      { latitude: 53.4875, longitude: -2.2497 },
      { latitude: 53.4775, longitude: -2.2397 },
    ]
    expect(toWorld(north, 14).y).toBeLessThan(toWorld(here, 14).y)
    expect(toWorld(east, 14).x).toBeGreaterThan(toWorld(here, 14).x)
    expect(toWorld(here, 15).x).toBeCloseTo(2 * toWorld(here, 14).x, 6)
  })

  it('measures as distances are measured', () => {
    const [from, to] = [
      { latitude: 53.3498, longitude: -6.2603 },
      { latitude: 53.3548, longitude: -6.2603 },
    ]
    const pixels = toWorld(from, 15).y - toWorld(to, 15).y
    const metres = pixels * metresPerPixel(53.3523, 15)
    expect(metres / milesToMetres(distanceMiles(from, to))).toBeCloseTo(1, 2)
  })
})

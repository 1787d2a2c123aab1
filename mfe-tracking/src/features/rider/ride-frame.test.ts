import fc from 'fast-check'
import { toWorld } from '@galo/domain'
import { rideFrame } from './ride-frame'

const door = { latitude: 53.4775, longitude: -2.2497 }
const away = (share: number) => ({ latitude: 53.4775 + 0.02 * share, longitude: -2.2497 + 0.01 * share })

describe('the look at a ride', () => {
  it('has rider and door in it wherever they are, as close as that goes', () => {
    const place = fc.record({
      latitude: fc.double({ min: 53.4, max: 53.55, noNaN: true }),
      longitude: fc.double({ min: -2.4, max: -2.1, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (rider, home) => {
        const { center, zoom } = rideFrame(null, rider, home)
        const middle = toWorld(center, zoom)
        for (const pixel of [rider, home].map((point) => toWorld(point, zoom))) {
          expect(Math.abs(pixel.x - middle.x)).toBeLessThanOrEqual(111)
          expect(Math.abs(pixel.y - middle.y)).toBeLessThanOrEqual(86)
        }
      }),
    )
  })

  it('stays while the rider comes closer in it, and comes closer itself when that shows much more', () => {
    const far = rideFrame(null, away(1), door)
    expect(rideFrame(far, away(0.7), door)).toBe(far)
    const near = rideFrame(far, away(0.1), door)
    expect(near.zoom).toBeGreaterThan(far.zoom + 1)
  })

  it('moves when the rider leaves it', () => {
    const first = rideFrame(null, away(0.3), door)
    expect(rideFrame(first, away(1), door)).not.toBe(first)
  })
})

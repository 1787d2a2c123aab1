import fc from 'fast-check'
import { fromWorld, toWorld, zoomToFit } from './projection'

const anywhere = fc.record({
  lat: fc.double({ min: -84, max: 84, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('toWorld', () => {
  it('is undone by fromWorld, at every zoom', () => {
    fc.assert(
      fc.property(anywhere, fc.double({ min: 0, max: 20, noNaN: true }), (place, zoom) => {
        const back = fromWorld(toWorld(place, zoom), zoom)
        expect(back.lat).toBeCloseTo(place.lat, 7)
        expect(back.lng).toBeCloseTo(place.lng, 7)
      }),
    )
  })

  it('puts the middle of the world in the middle, and north above south', () => {
    expect(toWorld({ lat: 0, lng: 0 })).toEqual({ x: 128, y: 128 })
    expect(toWorld({ lat: 60, lng: 0 }).y).toBeLessThan(toWorld({ lat: 50, lng: 0 }).y)
  })
})

describe('zoomToFit', () => {
  it('shows the whole box, and could not come one step closer', () => {
    const box = fc.record({
      south: fc.double({ min: 50, max: 54, noNaN: true }),
      west: fc.double({ min: -8, max: -1, noNaN: true }),
      high: fc.double({ min: 0.01, max: 4, noNaN: true }),
      wide: fc.double({ min: 0.01, max: 8, noNaN: true }),
    })
    fc.assert(
      fc.property(box, ({ south, west, high, wide }) => {
        const zoom = zoomToFit({ south, west, north: south + high, east: west + wide }, 640, 480)
        const sizeAt = (level: number) => {
          const low = toWorld({ lat: south, lng: west }, level)
          const top = toWorld({ lat: south + high, lng: west + wide }, level)
          return { width: top.x - low.x, height: low.y - top.y }
        }
        const [now, closer] = [sizeAt(zoom), sizeAt(zoom + 1)]
        expect(now.width).toBeLessThanOrEqual(640.001)
        expect(now.height).toBeLessThanOrEqual(480.001)
        expect(closer.width > 639.999 || closer.height > 479.999).toBe(true)
      }),
    )
  })
})

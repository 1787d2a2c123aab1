import fc from 'fast-check'
import { distanceMiles, milesToMetres } from '@galo/domain'
import { boxAround, type Box } from './box-around'

interface Spot {
  readonly latitude: number
  readonly longitude: number
}

const holds = ({ south, north, west, east }: Box, { latitude, longitude }: Spot): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

const metresBetween = (one: Spot, other: Spot): number => milesToMetres(distanceMiles(one, other))

const degrees = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true })

describe('boxAround', () => {
  it('holds everybody a circle reaches, as far as its very edge', () => {
    const middle = fc.record({ latitude: degrees(-80, 80), longitude: degrees(-90, 90) })
    fc.assert(
      fc.property(middle, degrees(-5, 5), degrees(-25, 25), (from, up, along) => {
        const there = { latitude: from.latitude + up, longitude: from.longitude + along }
        expect(holds(boxAround(from.latitude, from.longitude, metresBetween(from, there)), there)).toBe(true)
      }),
    )
  })

  it.each([
    ['straight to the north', 0.5, 0],
    ['straight to the south', -0.5, 0],
    ['straight to the east', 0, 0.5],
    ['where a circle is widest, which is north of its middle', 0.0237, 2.98],
  ])('holds who lives %s, at the edge', (_where, up, along) => {
    const from = { latitude: 53.48, longitude: -2.24 }
    const there = { latitude: from.latitude + up, longitude: from.longitude + along }
    expect(holds(boxAround(from.latitude, from.longitude, metresBetween(from, there)), there)).toBe(true)
  })

  it('is no larger than it has to be', () => {
    const { south, north, west, east } = boxAround(53.48, -2.24, 80_000)
    expect(north - south).toBeCloseTo(1.439, 3)
    expect(east - west).toBeLessThan(2.42)
  })

  it('reaches round the earth where the circle holds a pole', () => {
    expect(holds(boxAround(89.9, 0, 200_000), { latitude: 89.9, longitude: 180 })).toBe(true)
  })
})

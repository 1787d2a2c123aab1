import fc from 'fast-check'
import { restaurants } from '../data/restaurants'
import { toMetres } from './grid'
import { nearestRiver, riverAt } from './river'

describe('nearestRiver', () => {
  it('is no way at all from the middle of a river', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -600_000, max: 600_000 }), (index, along) => {
        const found = nearestRiver(riverAt(index, along))
        expect(found.index).toBeCloseTo(index)
        expect(found.distanceM).toBeLessThan(0.001)
        expect(found.along).toBeCloseTo(along, 3)
      }),
    )
  })

  it('leaves every restaurant on dry land', () => {
    for (const restaurant of restaurants) expect(nearestRiver(toMetres(restaurant)).distanceM).toBeGreaterThan(80)
  })
})

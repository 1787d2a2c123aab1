import { distanceMiles, milesToMetres } from '@galo/domain'
import fc from 'fast-check'
import { STREET_EVERY, toGrid } from '../../../ground/grid'
import { positionAlong, routeBetween } from './route'

const aDoor = fc.record({
  latitude: fc.double({ min: 53.4, max: 53.5, noNaN: true }),
  longitude: fc.double({ min: -2.35, max: -2.15, noNaN: true }),
})
const metres = (one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }) =>
  milesToMetres(distanceMiles(one, other))
const fromStreet = (lane: number) => Math.abs(lane - Math.round(lane / STREET_EVERY) * STREET_EVERY)

describe('routeBetween', () => {
  it('goes from door to door without a jump, and never takes the long way round', () => {
    fc.assert(
      fc.property(aDoor, aDoor, (from, to) => {
        const { points, lengthM } = routeBetween(from, to)
        expect([points[0], points.at(-1)]).toEqual([from, to])
        const jumps = points.slice(1).map((point, index) => metres(points[index] ?? from, point))
        expect(Math.max(...jumps)).toBeLessThan(200)
        expect(lengthM).toBeGreaterThanOrEqual(metres(from, to) - 1)
        expect(lengthM).toBeLessThan(metres(from, to) * 2.5 + 1_500)
      }),
      { numRuns: 50 },
    )
  })

  it('stays on streets between the doors', () => {
    fc.assert(
      fc.property(aDoor, aDoor, (from, to) => {
        // The first and the last stretch lead from a door to the street it is on.
        const between = routeBetween(from, to).points.slice(3, -3).map(toGrid)
        expect(Math.max(0, ...between.map(({ u, v }) => Math.min(fromStreet(u), fromStreet(v))))).toBeLessThan(0.01)
      }),
      { numRuns: 50 },
    )
  })

  it('is the same way every time', () => {
    const [from, to] = [
      { latitude: 53.4794, longitude: -2.2486 },
      { latitude: 53.4617, longitude: -2.2401 },
    ]
    expect(routeBetween(from, to)).toEqual(routeBetween(from, to))
    expect(routeBetween(from, from).lengthM).toBeLessThan(400)
  })
})

describe('positionAlong', () => {
  it('begins at one door, ends at the other, and gets there in between at an even pace', () => {
    fc.assert(
      fc.property(aDoor, aDoor, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
        const route = routeBetween(from, to)
        expect(positionAlong(route, -5)).toEqual(from)
        expect(positionAlong(route, route.lengthM + 5)).toEqual(to)
        const at = positionAlong(route, route.lengthM * share)
        const soon = positionAlong(route, route.lengthM * share + 10)
        expect(metres(at, soon)).toBeLessThan(10.5)
      }),
      { numRuns: 50 },
    )
  })
})

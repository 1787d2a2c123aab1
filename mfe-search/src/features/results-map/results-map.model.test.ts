import fc from 'fast-check'
import { layOutMap, MAP_HEIGHT, MAP_WIDTH } from './results-map.model'

const here = { latitude: 53.4775, longitude: -2.2497 }
const place = (id: string, north: number, east: number, distance: number) => ({
  id,
  coordinates: { latitude: here.latitude + north, longitude: here.longitude + east },
  distance,
})

describe('layOutMap', () => {
  it('puts what is north above and what is east to the right', () => {
    const [north, east] = layOutMap(here, [place('north', 0.02, 0, 1.4), place('east', 0, 0.04, 1.6)]).pins
    expect(north?.y).toBeLessThan(MAP_HEIGHT / 2)
    expect(north?.x).toBeCloseTo(MAP_WIDTH / 2, 0)
    expect(east?.x).toBeGreaterThan(MAP_WIDTH / 2)
    expect(east?.y).toBeCloseTo(MAP_HEIGHT / 2, 0)
  })

  it('draws three rings at most, all inside the furthest restaurant', () => {
    const { rings } = layOutMap(here, [place('a', 0.1, 0, 7), place('b', 0.5, 0, 34)])
    expect(rings.map(({ distance }) => distance)).toEqual([5, 10, 20])
  })

  it('draws no ring when there is nobody', () => {
    expect(layOutMap(here, [])).toEqual({ pins: [], rings: [] })
  })

  it('keeps every pin in sight, wherever the restaurants are', () => {
    const degrees = fc.double({ min: -0.6, max: 0.6, noNaN: true })
    const places = fc.array(fc.tuple(degrees, degrees, fc.double({ min: 0, max: 50, noNaN: true })), { maxLength: 15 })
    fc.assert(
      fc.property(places, (all) => {
        const { pins } = layOutMap(
          here,
          all.map(([north, east, distance], index) => place(`r${index}`, north, east, distance)),
        )
        for (const { x, y } of pins) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(MAP_WIDTH)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(MAP_HEIGHT)
        }
      }),
    )
  })
})

import { localities, restaurants } from '../data'
import { STREET_EVERY, toGrid, toMetres } from './grid'
import { namedStreetsAround, streetNameAt } from './street-names'

describe('namedStreetsAround', () => {
  it('lays six streets around every restaurant, its own one among them, and gives no stretch two names', () => {
    for (const restaurant of restaurants) {
      const streets = namedStreetsAround(restaurant)
      expect(streets).toHaveLength(6)
      for (const { axis, line, from, to, name } of streets)
        expect(streetNameAt(axis, line, (from + to) / 2, restaurant.market)).toBe(name)
    }
  })

  it('runs a restaurant’s own street past its door', () => {
    for (const restaurant of restaurants) {
      const [own] = namedStreetsAround(restaurant)
      const { u, v } = toGrid(restaurant)
      expect(Math.abs((own?.axis === 'u' ? u : v) - (own?.line ?? 0))).toBeLessThan(5)
    }
  })
})

describe('localities', () => {
  it('puts every sample address on the street it names, within a walk of its restaurant', () => {
    const addresses = localities.filter(({ type }) => type === 'address')
    for (const address of addresses) {
      const restaurant = restaurants.find(({ id }) => address.publicId.startsWith(`${id}.`))
      if (restaurant === undefined) throw new Error(`${address.publicId} belongs to nobody`)
      const { u, v } = toGrid(address)
      const roads = [
        ['u', u, v],
        ['v', v, u],
      ] as const
      // A row of doors may reach a little further than the stretch of street that it is named after.
      const isOnIt = roads.some(([axis, across, along]) => {
        const line = Math.round(across / STREET_EVERY) * STREET_EVERY
        const names = [-0.5, 0, 0.5].map((more) => streetNameAt(axis, line, along + more, restaurant.market))
        return Math.abs(across - line) < 0.2 && names.includes(address.street)
      })
      expect([address.displayLabel, isOnIt]).toEqual([address.displayLabel, true])
      const [door, here] = [toMetres(restaurant), toMetres(address)]
      expect(Math.hypot(door.x - here.x, door.y - here.y)).toBeLessThan(2000)
    }
  })
})

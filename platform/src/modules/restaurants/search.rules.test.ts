import fc from 'fast-check'
import { restaurants } from '../../../data'
import { deliveryFeeFor } from '@galo/domain'
import { restaurantEstimate } from './restaurants.wire'
import { catchmentOf, metresBetween, sorted, SORTS, usualSort, within } from './search.rules'

const rows = restaurants.map((restaurant) => ({ ...restaurant, chosenHours: null, slotCapacity: null }))
const fulfilment = fc.constantFrom('DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE' as const)
const search = fc.record({
  place: fc.constantFrom(...rows).map(({ latitude, longitude }) => ({ latitude, longitude })),
  radiusM: fc.integer({ min: 1, max: 200_000 }),
  type: fulfilment,
  sort: fc.constantFrom(...SORTS),
  minutes: fc.integer({ min: 0, max: 7 * 24 * 60 }),
})
const at = (minutes: number) => new Date(Date.parse('2026-11-16T00:00:00Z') + minutes * 60_000)

describe('a search', () => {
  it('answers the same whatever order the restaurants were read in, and loses or adds none', () => {
    fc.assert(
      fc.property(search, ({ place, radiusM, type, sort, minutes }) => {
        const found = within(rows, place, radiusM, type)
        const ids = (list: typeof found) => list.map(({ row }) => row.id)
        const answer = ids(sorted(found, sort, type, at(minutes)))
        expect(ids(sorted(found.toReversed(), sort, type, at(minutes)))).toEqual(answer)
        expect(answer.toSorted()).toEqual(ids(found).toSorted())
        expect(found.every(({ distanceM }) => distanceM <= radiusM)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('by distance is never nearer after farther', () => {
    fc.assert(
      fc.property(search, ({ place, radiusM, type, minutes }) => {
        const distances = sorted(within(rows, place, radiusM, type), 'DISTANCE', type, at(minutes)).map(
          ({ distanceM }) => distanceM,
        )
        expect(distances).toEqual(distances.toSorted((one, other) => one - other))
      }),
      { numRuns: 50 },
    )
  })

  it('for delivery says "too far" exactly where no quote can be had, also at the very edge of a round', () => {
    const edge = fc.record({
      row: fc.constantFrom(...rows.filter((row) => catchmentOf(row) !== null)),
      aside: fc.double({ min: -3, max: 3, noNaN: true }),
    })
    const METRES_PER_DEGREE = (Math.PI / 360) * 7917.6 * 1609.344
    fc.assert(
      fc.property(edge, ({ row, aside }) => {
        const round = catchmentOf(row) ?? 0
        const door = { latitude: row.latitude + (round + aside) / METRES_PER_DEGREE, longitude: row.longitude }
        const [found] = within([row], door, 200_000, 'DELIVERY')
        const channel = restaurantEstimate(row, at(0), found?.distanceM).orderChannel.find(
          ({ fulfilmentMethod }) => fulfilmentMethod === 'DELIVERY',
        )
        const metres = metresBetween(row, door)
        const isQuoted = deliveryFeeFor(row.market, metres) !== null && metres <= round
        expect(channel?.reasons.some(({ type }) => type === 'OUTSIDE_CATCHMENT')).toBe(!isQuoted)
        expect(channel?.catchmentMetres).toBe(round)
      }),
      { numRuns: 100 },
    )
  })

  it('that does not say how goes by time for delivery, and by who is online for the rest', () => {
    expect(usualSort('DELIVERY')).toBe('MINIMUM_TIME')
    expect(usualSort('COLLECTION')).toBe('ONLINE_FIRST')
  })
})

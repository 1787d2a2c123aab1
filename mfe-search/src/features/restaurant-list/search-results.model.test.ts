import fc from 'fast-check'
import { aRestaurantEstimate } from '@galo/testing'
import { openingWords } from './opening-words.model'
import { MAX_RESULTS, toResult, toResults, type RestaurantSearch } from './search-results.model'

const DEANSGATE = { latitude: 53.4775, longitude: -2.2497 }
const when = { now: '2026-11-20T00:30:00Z', timeZone: 'Europe/London' }
const collection: RestaurantSearch = { fulfilment: 'COLLECTION', from: DEANSGATE, ...when }
const delivery: RestaurantSearch = { fulfilment: 'DELIVERY', from: DEANSGATE, ...when }

/** So many thousandths of a degree north of the customer. */
const north = (thousandths: number) => ({ ...DEANSGATE, latitude: DEANSGATE.latitude + thousandths / 1_000 })
const names = (wish: RestaurantSearch, ...estimates: ReturnType<typeof aRestaurantEstimate>[]) =>
  toResults(estimates, wish).map(({ name }) => name)

describe('toResult', () => {
  it('tells name, address, hours and distance of a restaurant', () => {
    expect(toResult(aRestaurantEstimate(), collection)).toMatchObject({
      slug: 'galo-deansgate',
      name: 'Galo Deansgate',
      address: '231 Deansgate, Manchester, M3 4EN',
      distanceMiles: 0,
      hours: { opens: '11:30', closes: '22:00' },
      enabled: true,
      online: true,
      minimumMins: 15,
      earliest: 'unasked',
      isThrottled: false,
    })
  })

  it('is not open because of the long night to come when last night ended at midnight', () => {
    const words = (...reasons: { type: string }[]) => {
      const hours = { opens: '17:00', closes: '01:00' }
      const estimate = aRestaurantEstimate({ hours, channels: [{ fulfilmentMethod: 'COLLECTION', reasons }] })
      const result = toResult(estimate, collection)
      return (
        result && openingWords(result.hours, Date.parse(when.now), when.timeZone, { language: 'en', market: 'UK' }).text
      )
    }
    expect(words({ type: 'OUTSIDE_OPENING_HOURS' })).toBe('Opens at 17:00')
    expect(words()).toBe('Closing soon, at 01:00')
  })

  it('drops a restaurant without hours', () => {
    expect(toResult(aRestaurantEstimate({ hours: null }), collection)).toBeNull()
  })

  it('drops a restaurant without any channel', () => {
    expect(toResult(aRestaurantEstimate({ channels: [] }), collection)).toBeNull()
  })

  it('drops a restaurant that only delivers from a search for collection', () => {
    expect(toResult(aRestaurantEstimate({ channels: [{ fulfilmentMethod: 'DELIVERY' }] }), collection)).toBeNull()
  })
})

describe('toResults for collection', () => {
  it('puts the nearest first', () => {
    const far = aRestaurantEstimate({ id: 'far', name: 'Far', at: north(30) })
    const near = aRestaurantEstimate({ id: 'near', name: 'Near', at: north(1) })
    expect(names(collection, far, near)).toEqual(['Near', 'Far'])
  })

  it('puts one that is online before a nearer one that is not', () => {
    const off = aRestaurantEstimate({
      name: 'Near but off',
      at: north(1),
      channels: [{ fulfilmentMethod: 'COLLECTION', online: false }],
    })
    const on = aRestaurantEstimate({ name: 'Far but on', at: north(30) })
    expect(names(collection, off, on)).toEqual(['Far but on', 'Near but off'])
  })

  it('decides a tie by name', () => {
    const b = aRestaurantEstimate({ name: 'Galo B' })
    const a = aRestaurantEstimate({ name: 'Galo A' })
    expect(names(collection, b, a)).toEqual(['Galo A', 'Galo B'])
  })

  it('shows fifteen at most, and they are the nearest', () => {
    const estimates = Array.from({ length: 20 }, (_, index) =>
      aRestaurantEstimate({ id: `r${index}`, name: `Galo ${index}`, at: north(20 - index) }),
    )
    const shown = toResults(estimates, collection)
    expect(shown).toHaveLength(MAX_RESULTS)
    expect(shown[0]?.name).toBe('Galo 19')
    expect(shown.at(-1)?.name).toBe('Galo 5')
  })

  it('gives the same list whatever order the platform answered in', () => {
    const estimates = Array.from({ length: 12 }, (_, index) =>
      aRestaurantEstimate({
        id: `r${index}`,
        name: `Galo ${index}`,
        at: north(index % 4),
        channels: [{ fulfilmentMethod: 'COLLECTION', online: index % 3 !== 0 }],
      }),
    )
    const expected = names(collection, ...estimates)
    fc.assert(
      fc.property(fc.shuffledSubarray(estimates, { minLength: estimates.length }), (shuffled) => {
        expect(names(collection, ...shuffled)).toEqual(expected)
      }),
    )
  })
})

describe('toResults for delivery', () => {
  const deliver = (name: string, minimumMins: number, at = north(1), enabled = true) =>
    aRestaurantEstimate({
      name,
      at,
      channels: [
        {
          fulfilmentMethod: 'DELIVERY',
          enabled,
          orderEstimate: { window: { minimumMins, maximumMins: minimumMins + 10 } },
        },
      ],
    })

  it('puts the quickest first, however far', () => {
    expect(names(delivery, deliver('Slow', 40), deliver('Quick', 20, north(30)))).toEqual(['Quick', 'Slow'])
  })

  it('puts those that can deliver first', () => {
    expect(names(delivery, deliver('Quick but shut', 10, north(1), false), deliver('Slow', 40))).toEqual([
      'Slow',
      'Quick but shut',
    ])
  })

  it('decides equal times by distance', () => {
    expect(names(delivery, deliver('Far', 20, north(9)), deliver('Near', 20, north(1)))).toEqual(['Near', 'Far'])
  })
})

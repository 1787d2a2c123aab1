import fc from 'fast-check'
import { openingStatus } from '@galo/domain'
import { aRestaurantEstimate } from '@galo/testing'
import { toResult, toResults, type RestaurantSearch } from './search-results.model'

const DEANSGATE = { latitude: 53.4775, longitude: -2.2497 }
const when = { now: '2026-11-20T12:30:00Z', timeZone: 'Europe/London' }
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
      streetAddress: '231 Deansgate',
      city: 'Manchester',
      postcode: 'M3 4EN',
      distanceMiles: 0,
      hours: { opens: '11:30', closes: '22:00' },
      facilities: ['wifi'],
      channel: { enabled: true, online: true, reasons: [], provider: 'GALO', minimumMins: 15, maximumMins: 25 },
      earliest: 'unasked',
      throttledUntil: null,
    })
  })

  it('is not open because of the long night to come when last night ended at midnight', () => {
    const atNight = { ...collection, now: '2026-11-20T00:30:00Z' }
    const kind = (...reasons: { type: string }[]) => {
      const hours = { opens: '17:00', closes: '01:00' }
      const estimate = aRestaurantEstimate({ hours, channels: [{ fulfilmentMethod: 'COLLECTION', reasons }] })
      return openingStatus(toResult(estimate, atNight)?.hours, atNight.now, when.timeZone).kind
    }
    expect(kind({ type: 'OUTSIDE_OPENING_HOURS' })).toBe('too-early')
    expect(kind()).toBe('closing-soon')
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

  it('has one on its day off only where it takes orders for another day (X04)', () => {
    const off = aRestaurantEstimate({ name: 'Off today' })
    const ahead = (daysAhead: number) => ({
      ...off,
      fulfilmentMethods: off.fulfilmentMethods.map((way) => ({ ...way, openingHours: null, daysAhead })),
    })
    expect([names(collection, ahead(0)), names(collection, ahead(2))]).toEqual([[], ['Off today']])
  })

  it('decides a tie by name', () => {
    const b = aRestaurantEstimate({ name: 'Galo B' })
    const a = aRestaurantEstimate({ name: 'Galo A' })
    expect(names(collection, b, a)).toEqual(['Galo A', 'Galo B'])
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
  const deliver = (name: string, minimumMins: number, at = north(1), enabled = true, ...reasons: string[]) =>
    aRestaurantEstimate({
      id: name,
      name,
      at,
      channels: [
        {
          fulfilmentMethod: 'DELIVERY',
          enabled,
          reasons: reasons.map((type) => ({ type })),
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

  it('never puts one whose riders don’t come that far before one whose riders do, however quick', () => {
    const far = deliver('Quick but far', 5, north(2), true, 'OUTSIDE_CATCHMENT')
    expect(names(delivery, far, deliver('Slow', 55))).toEqual(['Slow', 'Quick but far'])
  })

  it('puts those that have gone home after those that ride now', () => {
    const shut = { ...deliver('Shut', 5), fulfilmentMethods: [] }
    const hours = { name: 'DELIVERY', enabled: true, openingHours: { opens: '17:00', closes: '22:00' } } as const
    expect(names(delivery, { ...shut, fulfilmentMethods: [hours] }, deliver('Slow', 55))).toEqual(['Slow', 'Shut'])
  })

  it('decides equal times by distance', () => {
    expect(names(delivery, deliver('Far', 20, north(9)), deliver('Near', 20, north(1)))).toEqual(['Near', 'Far'])
  })
})

describe('toResults for eating in', () => {
  it('puts the nearest with tables first', () => {
    const table = (name: string, at: typeof DEANSGATE, enabled = true) =>
      aRestaurantEstimate({ name, at, channels: [{ fulfilmentMethod: 'EAT_IN', enabled }] })
    const eatIn: RestaurantSearch = { fulfilment: 'EAT_IN', from: DEANSGATE, ...when }
    expect(names(eatIn, table('Counter', north(1), false), table('Far', north(9)), table('Near', north(2)))).toEqual([
      'Near',
      'Far',
      'Counter',
    ])
  })
})

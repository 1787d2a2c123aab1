import { NetworkError } from '@galo/contracts/errors'
import type { LoaderContext } from '@galo/navigation'
import { createFlags, createOverlayStack } from '@galo/services'
import { aRestaurantEstimate, createFakeHttp, createFakeSession, type FakeHttp } from '@galo/testing'
import { loadResultsPage } from './results-page.loader'
import type { ResultsData } from './results-data'

const NOW = Date.parse('2026-11-18T12:05:00Z')
const COORDINATES = { latitude: 53.4775, longitude: -2.2497 }

const PLACE = {
  address: {
    id: 'm3',
    type: 'postal_code',
    lineOne: '',
    city: 'Manchester',
    postcode: 'M3 4EN',
    country: 'United Kingdom',
    countryCode: 'GB',
    formatted: 'Manchester, M3 4EN',
    coordinates: COORDINATES,
  },
}

const platform = (): FakeHttp =>
  createFakeHttp({
    'localities.autocomplete-address': () => ({
      predictions: [{ id: 'm3', displayLabel: 'M3 4EN, Manchester', type: 'postal_code', hasAddresses: false }],
    }),
    'localities.get-address-details': () => PLACE,
    'localities.geocode-position': () => PLACE,
    'restaurants.search-restaurants': () => ({
      data: {
        restaurants: {
          items: Array.from({ length: 12 }, (_, index) =>
            aRestaurantEstimate({
              id: `r${index}`,
              name: `Galo ${index}`,
              at: { ...COORDINATES, latitude: COORDINATES.latitude + index / 100 },
            }),
          ),
        },
      },
    }),
    'capacity.get-throttles': () => ({ data: { throttles: [] } }),
    'capacity.list-available-times': () => ({
      data: { availableTimes: [{ restaurantId: 'r0', times: [{ time: '2026-11-18T12:20:00.000Z' }] }] },
    }),
  })

const load = async (search: string, http: FakeHttp, market: 'UK' | 'IE' = 'UK'): Promise<ResultsData> => {
  const context: LoaderContext = {
    params: {},
    url: new URL(`https://galo.example/order/search/results?${search}`),
    signal: new AbortController().signal,
    services: {
      http,
      clock: { now: () => NOW, renderedAt: NOW },
      flags: createFlags({}),
      log: () => {},
      session: createFakeSession(),
      createId: () => 'id',
      overlays: createOverlayStack(),
      config: {
        market,
        language: 'en',
        environment: 'cicd',
        isDevelopment: false,
        siteUrls: { UK: 'https://uk.galo.example', IE: 'https://ie.galo.example' },
        identityUrl: 'http://identity.test',
        menuToken: 'menu',
        developmentToken: 'development',
        cardKey: 'pk_test_galo',
        cardScriptUrl: null,
      },
    },
  }
  const result = await loadResultsPage(context)
  if (result.kind !== 'found') throw new Error('The results page is always a page')
  return result.data
}

describe('loadResultsPage', () => {
  it('finds the restaurants around a postcode, with the first collection time', async () => {
    const data = await load('q=m34en&fulfilment=collection', platform())
    if (data.kind !== 'found') throw new Error(data.kind)
    expect(data.place).toEqual({ label: 'M3 4EN', postcode: 'M3 4EN', coordinates: COORDINATES })
    expect(data.results[0]).toMatchObject({ name: 'Galo 0', earliest: '2026-11-18T12:20:00.000Z' })
    expect(data.query).toBe('m34en')
  })

  it('counts who is busy among those it asked, and says so where nobody answers', async () => {
    const asked = await load('q=M3 4EN', platform())
    // One of the ten has times, the others have not been heard of.
    expect(asked).toMatchObject({ howBusy: { busy: 0, notBusy: 1, unknown: 9 } })
    const http = platform()
    http.answer('capacity.get-throttles', () => {
      throw new NetworkError('unreachable')
    })
    expect(await load('q=M3 4EN', http)).toMatchObject({ howBusy: { busy: 0, notBusy: 0, unknown: 10 } })
  })

  it('travels as JSON: server and browser get the same', async () => {
    const data = await load('q=M3 4EN', platform())
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  })

  it('asks for the capacity of the first ten only, and searches eighty kilometres around', async () => {
    const http = platform()
    await load('q=M3 4EN', http)
    const body = (contract: string) =>
      http.calls.find((call) => call.contract === contract)?.body as { variables: Record<string, unknown> }
    expect(body('capacity.get-throttles').variables['restaurantIds']).toHaveLength(10)
    expect(body('capacity.list-available-times').variables['restaurantIds']).toHaveLength(10)
    expect(body('restaurants.search-restaurants').variables).toEqual({
      lat: COORDINATES.latitude,
      lon: COORDINATES.longitude,
      radius: 80_000,
      fulfilmentMethod: 'COLLECTION',
      sortBy: 'DISTANCE',
    })
  })

  it('takes coordinates as they are, without an address search', async () => {
    const http = platform()
    const data = await load('q=Your location&lat=53.4775&lon=-2.2497', http)
    expect(data).toMatchObject({ kind: 'found', place: { label: 'you' } })
    expect(http.calls.map(({ contract }) => contract)).not.toContain('localities.autocomplete-address')
  })

  it('asks where the customer is when a link says only that they were somewhere', async () => {
    const http = platform()
    expect(await load('q=Your location', http)).toMatchObject({ kind: 'refused', query: '' })
    expect(http.calls).toHaveLength(0)
  })

  it('ignores coordinates that are nowhere on earth', async () => {
    const http = platform()
    await load('q=M3 4EN&lat=900&lon=zero', http)
    expect(http.calls.map(({ contract }) => contract)).toContain('localities.autocomplete-address')
  })

  it('says that a postcode is none without asking anybody, and keeps what was typed', async () => {
    const http = platform()
    expect(await load('q=M3 4EZZ', http)).toEqual({ kind: 'refused', query: 'M3 4EZZ', reason: 'invalid-postcode' })
    expect(http.calls).toHaveLength(0)
  })

  it('says so when nobody knows the postcode', async () => {
    const http = platform()
    http.answer('localities.autocomplete-address', () => ({ predictions: [] }))
    expect(await load('q=GIR 0AA', http)).toEqual({ kind: 'refused', query: 'GIR 0AA', reason: 'unknown-postcode' })
    expect(await load('q=Nowhere Street', http)).toMatchObject({ kind: 'refused', reason: 'invalid-address' })
  })

  it('finds the restaurants near an address that ends in a postcode, though nobody knows its street', async () => {
    const http = platform()
    http.answer('localities.autocomplete-address', ({ query }) => ({
      predictions:
        query?.['input'] === 'M3 4EN'
          ? [{ id: 'm3', displayLabel: 'M3 4EN, Manchester', type: 'postal_code', hasAddresses: false }]
          : [],
    }))
    expect(await load('q=231 Deansgate, Manchester M3 4EN', http)).toMatchObject({
      kind: 'found',
      place: { label: 'M3 4EN', postcode: 'M3 4EN' },
    })
  })

  it('says that an Irish place is in Ireland, instead of showing Irish restaurants on the UK site', async () => {
    const http = platform()
    http.answer('localities.autocomplete-address', () => ({
      predictions: [],
      elsewhere: { countryCode: 'IE', displayLabel: 'Cork' },
    }))
    expect(await load('q=Cork', http)).toEqual({ kind: 'elsewhere', query: 'Cork', label: 'Cork' })
    expect(http.calls.map(({ contract }) => contract)).not.toContain('restaurants.search-restaurants')
  })

  it('knows the other market’s code without asking anybody', async () => {
    const http = platform()
    expect(await load('q=d02x285', http)).toEqual({ kind: 'elsewhere', query: 'd02x285', label: 'D02 X285' })
    expect(await load('q=M3 4EN', http, 'IE')).toEqual({ kind: 'elsewhere', query: 'M3 4EN', label: 'M3 4EN' })
    expect(http.calls).toHaveLength(0)
  })

  it('says so when the customer stands in the other country', async () => {
    const data = await load('q=Your location&lat=53.4775&lon=-2.2497', platform(), 'IE')
    expect(data).toEqual({ kind: 'elsewhere', query: 'Your location', label: null, coordinates: COORDINATES })
  })

  it('leaves out restaurants over the border, however near', async () => {
    const http = platform()
    const { geo, ...newry } = aRestaurantEstimate({ id: 'newry', name: 'Galo Newry', at: COORDINATES })
    const dundalk = { ...newry, geo: { ...geo, address: { ...geo.address, country: 'IE' } } }
    http.answer('restaurants.search-restaurants', () => ({
      data: { restaurants: { items: [dundalk, aRestaurantEstimate()] } },
    }))
    const data = await load('q=M3 4EN', http)
    if (data.kind !== 'found') throw new Error(data.kind)
    expect(data.results.map(({ name }) => name)).toEqual(['Galo Deansgate'])
  })

  it('names the nearest one of all when none is near', async () => {
    const http = platform()
    http.answer('restaurants.search-restaurants', ({ body }) => {
      const { radius } = (body as { variables: { radius: number } }).variables
      return { data: { restaurants: { items: radius > 80_000 ? [aRestaurantEstimate()] : [] } } }
    })
    expect(await load('q=M3 4EN', http)).toMatchObject({
      kind: 'found',
      results: [],
      nearest: { name: 'Galo Deansgate', slug: 'galo-deansgate' },
    })
  })

  it('shows the list without times when capacity can not be had', async () => {
    const http = platform()
    http.answer('capacity.get-throttles', () => {
      throw new NetworkError('unreachable')
    })
    const data = await load('q=M3 4EN', http)
    if (data.kind !== 'found') throw new Error(data.kind)
    expect(data.results[0]?.earliest).toBe('unasked')
  })

  it('hands a failed search to the page, with what was typed', async () => {
    const http = platform()
    http.answer('restaurants.search-restaurants', () => {
      throw Object.assign(new NetworkError('offline'), { trace: 'a1' })
    })
    expect(await load('q=M3 4EN', http)).toEqual({
      kind: 'failed',
      query: 'M3 4EN',
      code: 'network',
      reference: 'a1',
    })
  })
})

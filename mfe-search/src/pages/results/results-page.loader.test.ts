import { NetworkError, RejectedError } from '@galo/contracts/errors'
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

/** So many houses, each further than the one before, every other one with a halal grill. */
const answerWith = (http: FakeHttp, count: number) =>
  http.answer('restaurants.search-restaurants', () => ({
    data: {
      restaurants: {
        items: Array.from({ length: count }, (_, index) => ({
          ...aRestaurantEstimate({
            id: `r${index}`,
            name: `Galo ${index}`,
            at: { ...COORDINATES, latitude: COORDINATES.latitude + index / 1_000 },
          }),
          amenityFeature: index % 2 === 0 ? [{ name: 'halal' }] : [],
        })),
      },
    },
  }))

const load = async (
  search: string,
  http: FakeHttp,
  market: 'UK' | 'IE' = 'UK',
  lines: unknown[] = [],
): Promise<ResultsData> => {
  const context: LoaderContext = {
    params: {},
    url: new URL(`https://galo.example/order/search/results?${search}`),
    signal: new AbortController().signal,
    services: {
      http,
      clock: { now: () => NOW, renderedAt: NOW },
      flags: createFlags({}),
      log: (...line: unknown[]) => void lines.push(line),
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
        fraudKey: 'galo-fraud',
        fraudApiUrl: 'http://fraud.test',
        mapsKey: 'galo-maps',
        mapsApiUrl: 'http://maps.test',
      },
    },
  }
  const result = await loadResultsPage(context)
  if (result.kind !== 'found') throw new Error('The results page is always a page')
  return result.data
}

const untilGivenUp = (signal?: AbortSignal) =>
  new Promise((_answer, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

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

  it('names as the nearest one that is, though its till is silent, and none that only sends riders', async () => {
    const http = platform()
    const [nearer, near] = [
      { latitude: 53.9, longitude: -2.2 },
      { latitude: 54.5, longitude: -2.2 },
    ]
    const far = [
      aRestaurantEstimate({ id: 'far', name: 'Galo Far', at: { latitude: 55.9, longitude: -3.2 } }),
      aRestaurantEstimate({
        id: 'silent',
        name: 'Galo Silent',
        at: near,
        channels: [{ fulfilmentMethod: 'COLLECTION', online: false }],
      }),
      aRestaurantEstimate({
        id: 'riders',
        name: 'Galo Riders',
        at: nearer,
        channels: [{ fulfilmentMethod: 'COLLECTION', enabled: false }],
      }),
    ]
    http.answer('restaurants.search-restaurants', ({ body }) => {
      const { radius } = (body as { variables: { radius: number } }).variables
      return { data: { restaurants: { items: radius > 80_000 ? far : [] } } }
    })
    expect(await load('q=M3 4EN', http)).toMatchObject({ results: [], nearest: { name: 'Galo Silent' } })
  })

  it('shows the list without times when capacity can not be had, and writes down which call it was', async () => {
    const http = platform()
    http.answer('capacity.get-throttles', () => {
      throw new NetworkError('unreachable')
    })
    const lines: unknown[] = []
    const data = await load('q=M3 4EN', http, 'UK', lines)
    if (data.kind !== 'found') throw new Error(data.kind)
    expect(data.results[0]?.earliest).toBe('unasked')
    expect(lines).toEqual([
      ['warning', 'Could not set collection capacity', expect.objectContaining({ code: 'CAPACITY_AVAILABLE_ERROR' })],
    ])
  })

  it('writes down that there was nobody to ask', async () => {
    const http = platform()
    http.answer('restaurants.search-restaurants', () => ({ data: { restaurants: { items: [] } } }))
    const lines: unknown[] = []
    await load('q=M3 4EN', http, 'UK', lines)
    expect(lines).toEqual([['info', 'Could not set collection capacity', { code: 'ORDER_EXPERIENCE_ERROR' }]])
  })

  it.each([
    ['delivery', 'DELIVERY', 8_000, 1],
    ['eat-in', 'EAT_IN', 80_000, 0],
    ['at-table', 'AT_TABLE', 80_000, 0],
  ] as const)(
    'looks for %s as it is asked to, though it can’t be ordered yet',
    async (inUrl, way, radius, asksTimes) => {
      const http = platform()
      http.answer('restaurants.search-restaurants', () => ({
        data: { restaurants: { items: [aRestaurantEstimate({ channels: [{ fulfilmentMethod: way }] })] } },
      }))
      const data = await load(`q=M3 4EN&fulfilment=${inUrl}`, http)
      expect(data).toMatchObject({ kind: 'found', fulfilment: way, results: [{ name: 'Galo Deansgate' }] })
      const asked = (contract: string) =>
        http.calls
          .filter((call) => call.contract === contract)
          .map(({ body }) => (body as { variables: object }).variables)
      expect(asked('restaurants.search-restaurants')).toEqual([
        expect.objectContaining({ fulfilmentMethod: way, radius }),
      ])
      expect(asked('capacity.list-available-times')).toHaveLength(asksTimes)
      expect(asked('capacity.get-throttles')).toHaveLength(asksTimes)
      if (asksTimes === 0) expect(data).toMatchObject({ howBusy: { busy: 0, notBusy: 0, unknown: 0 } })
    },
  )

  it('shows fifteen at most, and they are the nearest', async () => {
    const http = platform()
    answerWith(http, 20)
    const data = await load('q=M3 4EN', http)
    if (data.kind !== 'found') throw new Error(data.kind)
    expect(data.results.map(({ name }) => name)).toEqual(Array.from({ length: 15 }, (_, index) => `Galo ${index}`))
    expect(data.hidden).toBeNull()
  })

  it('filters before it counts to fifteen and asks for times, and says who is hidden', async () => {
    const http = platform()
    answerWith(http, 40)
    const data = await load('q=M3 4EN&with=halal,heliport', http)
    if (data.kind !== 'found') throw new Error(data.kind)
    expect(data.results.map(({ name }) => name)).toEqual(Array.from({ length: 15 }, (_, index) => `Galo ${index * 2}`))
    expect(data.hidden).toEqual({ count: 7, names: ['Galo 1', 'Galo 3'], lacks: 'halal', areSomeClosed: false })
    const times = http.calls.find(({ contract }) => contract === 'capacity.list-available-times')?.body
    expect((times as { variables: { restaurantIds: string[] } }).variables.restaurantIds).toEqual(
      Array.from({ length: 10 }, (_, index) => `r${index * 2}`),
    )
  })

  it('looks for pasted words without the characters that can’t be seen', async () => {
    const http = platform()
    answerWith(http, 1)
    expect(await load('q=%E2%80%8BM3%00 4%C2%ADEN', http)).toMatchObject({ kind: 'found', query: 'M3 4EN' })
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
      part: 'restaurants',
      reference: 'a1',
    })
  })

  it.each([
    [503, 'restaurants'],
    [400, 'answer'],
  ])('says by a status of %i that it is the %s that failed', async (status, part) => {
    const http = platform()
    const said = { errorCode: 'X', message: 'X: no', endPoint: '/x', method: 'POST', apiSource: 'platform' } as const
    http.answer('restaurants.search-restaurants', () => {
      throw new RejectedError({ ...said, status }, {})
    })
    expect(await load('q=M3 4EN', http)).toMatchObject({ kind: 'failed', code: 'rejected', part })
  })

  it('is given up after twenty seconds, with what was typed, when whoever knows places says nothing', async () => {
    jest.useFakeTimers()
    const http = platform()
    http.answer('localities.autocomplete-address', ({ signal }) => untilGivenUp(signal))
    const loading = load('q=M3 4EN', http)
    await jest.advanceTimersByTimeAsync(19_000)
    expect(http.calls.at(-1)?.signal?.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await loading).toMatchObject({ kind: 'failed', query: 'M3 4EN', code: 'timeout', part: 'place' })
    jest.useRealTimers()
  })

  it('stands without first times when those are what is silent', async () => {
    jest.useFakeTimers()
    const http = platform()
    http.answer('capacity.get-throttles', ({ signal }) => untilGivenUp(signal))
    const loading = load('q=M3 4EN', http)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(await loading).toMatchObject({ kind: 'found', results: expect.any(Array) as unknown })
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })
})

import { createApi } from '../../../proof/world/api'
import { runTestPlatform } from '../../../proof/world/start-test-platform'
import type { PlaceResult, Prediction } from './places/answer.shape'

const KEY = 'galo-maps'
const platform = runTestPlatform()

const ask = (path: string, query: Readonly<Record<string, string>>, key = KEY) =>
  createApi(platform.url).get(`/stand-ins/maps/v1/${path}?${new URLSearchParams({ ...query, key })}`)
const predict = async (query: Readonly<Record<string, string>>): Promise<Prediction[]> =>
  (await ask('predictions', query)).body.predictions
const geocode = async (query: Readonly<Record<string, string>>): Promise<PlaceResult[]> =>
  (await ask('geocode', query)).body.results
const part = (result: PlaceResult | undefined, type: string): string | undefined =>
  result?.address_components.find(({ types }) => types.includes(type))?.long_name

describe('The maps provider’s places', () => {
  it('predicts addresses of the market’s country only', async () => {
    const british = await predict({ input: 'Deansgate', country: 'gb', types: 'address' })
    expect(british.length).toBeGreaterThan(0)
    for (const { description, types } of british) {
      expect(description).toMatch(/, UK$/)
      expect(types).toContain('street_address')
    }
    expect(await predict({ input: 'Deansgate', country: 'ie', types: 'address' })).toEqual([])
  })

  it('predicts a postcode, a town and a restaurant, each as what it is', async () => {
    expect((await predict({ input: 'm11ae', country: 'gb', types: 'postal_code' }))[0]?.description).toBe(
      'M1 1AE, Manchester, UK',
    )
    expect((await predict({ input: 'galw', country: 'ie', types: '(cities)' }))[0]?.types).toContain('locality')
    const [restaurant] = await predict({ input: 'Galo Deansgate', country: 'gb', types: 'establishment' })
    expect(restaurant?.structured_formatting.main_text).toBe('Galo Deansgate')
  })

  it('takes every prediction apart the way the provider does', async () => {
    for (const [input, country, town] of [
      ['Deansgate', 'gb', 'postal_town'],
      ['South King Street', 'ie', 'locality'],
    ] as const) {
      const [first] = await predict({ input, country, types: 'address' })
      const { body } = await ask('details', { place_id: first?.place_id ?? '' })
      const parts = ['street_number', 'route', town, 'postal_code', 'country'].map((type) => part(body.result, type))
      expect(parts.every((text) => text !== undefined && text !== '')).toBe(true)
      expect(body.result.formatted_address).toContain(parts[1])
      expect(body.result.geometry.location_type).toBe('ROOFTOP')
    }
  })

  it('finds a written address again, and says when it found only the postcode', async () => {
    const [first] = await predict({ input: 'Deansgate', country: 'gb', types: 'address' })
    const { body } = await ask('details', { place_id: first?.place_id ?? '' })
    const [again] = await geocode({ address: body.result.formatted_address, country: 'gb' })
    expect(again?.place_id).toBe(first?.place_id)
    expect(again?.partial_match).toBeUndefined()
    const [near] = await geocode({ address: `1 Nowhere Row, ${part(body.result, 'postal_code')}`, country: 'gb' })
    expect(near?.partial_match).toBe(true)
    expect(await geocode({ address: 'Xyzzy', country: 'gb' })).toEqual([])
  })

  it('has an address for every spot in a town, the same one each time, and none at sea', async () => {
    for (const at of [
      { lat: '53.47612', lng: '-2.24555' },
      { lat: '53.34021', lng: '-6.25911' },
      { lat: '51.51311', lng: '-0.13011' },
    ]) {
      const [door] = await geocode(at)
      expect(part(door, 'street_number')).toMatch(/^\d+$/)
      expect(Math.abs((door?.geometry.location.lat ?? 0) - Number(at.lat))).toBeLessThan(0.002)
      const [again] = await geocode({ place_id: door?.place_id ?? '' })
      expect(again?.formatted_address).toBe(door?.formatted_address)
    }
    expect(await geocode({ lat: '53.75', lng: '-5.2' })).toEqual([])
  })

  it('refuses a wrong key, and a request nobody could answer, by name', async () => {
    const denied = await ask('geocode', { address: 'M1 1AE' }, 'somebody-else')
    expect([denied.status, denied.body.errors[0].code]).toEqual([403, 'REQUEST_DENIED'])
    for (const [path, query] of [
      ['geocode', {}],
      ['geocode', { lat: '95', lng: '0' }],
      ['geocode', { address: 'x', place_id: 'y' }],
      ['predictions', { input: '' }],
      ['predictions', { input: 'a', country: 'fr' }],
      ['tiles/15/0/0', {}],
      ['tiles/3/9/0', {}],
      ['tiles/x/0/0', {}],
    ] as const)
      expect([path, (await ask(path, query)).status]).toEqual([path, 400])
    expect((await ask('details', { place_id: 'town.UK.%E0%A4%A' })).status).toBe(404)
  })
})

describe('The maps provider’s pictures', () => {
  const picture = (query: Readonly<Record<string, string>>) =>
    fetch(
      `${platform.url}/stand-ins/maps/api/staticmap?${new URLSearchParams({ center: '53.34,-6.26', zoom: '14', size: '400x300', key: KEY, ...query })}`,
    )

  it('come for our key, for a day and for pages of any site', async () => {
    const answer = await picture({ markers: 'label:1|53.34,-6.26' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/s)
  })

  it('are refused to another key, and what nobody could draw is named', async () => {
    expect((await picture({ key: 'somebody-else' })).status).toBe(403)
    expect((await picture({ size: '9000x9000' })).status).toBe(400)
  })
})

describe('The maps provider’s script', () => {
  const script = (key: string) => fetch(`${platform.url}/stand-ins/maps/api/js?key=${key}`)

  it('comes in one piece, and knows whether its key may be used', async () => {
    const good = await script(KEY)
    expect(good.headers.get('content-type')).toMatch(/javascript/)
    expect(await good.text()).toMatch(/^window\.__galoMapsIsAuthorised=true;/)
    expect(await (await script('auth-failure')).text()).toMatch(/^window\.__galoMapsIsAuthorised=false;/)
  })

  it('is told that its key may be used, until the console has another mind', async () => {
    expect((await ask('authorise', {})).status).toBe(200)
    expect((await ask('authorise', {}, 'somebody-else')).status).toBe(403)
    const fault = { path: '/stand-ins/maps/v1/authorise', status: 403, times: 1 }
    expect((await platform.console.post('/console/api/faults', fault)).status).toBeLessThan(300)
    const origin = 'http://localhost:4000'
    const refused = await fetch(`${platform.url}/stand-ins/maps/v1/authorise?key=${KEY}`, { headers: { origin } })
    // A page of ours can read it.
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, origin])
    expect((await ask('authorise', {})).status).toBe(200)
  })

  it('does not come at all for the key that never loads', async () => {
    expect((await script('load-failure')).status).toBe(503)
  })

  it('fails to come when the console asks for that', async () => {
    const fault = { path: '/stand-ins/maps/api/js', status: 503, times: 1 }
    expect((await platform.console.post('/console/api/faults', fault)).status).toBeLessThan(300)
    expect((await script(KEY)).status).toBe(503)
    expect((await script(KEY)).status).toBe(200)
  })

  it('may be asked for tiles by our sites, and by nobody else’s pages', async () => {
    const tile = (origin: string) =>
      fetch(`${platform.url}/stand-ins/maps/v1/tiles/12/2022/1325?key=${KEY}`, { headers: { origin } })
    const ours = await tile('http://localhost:4000')
    expect(ours.headers.get('access-control-allow-origin')).toBe('http://localhost:4000')
    expect(await ours.json()).toMatchObject({ streets: expect.arrayContaining([expect.any(Array)]) })
    expect((await tile('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})

import { paths } from '@galo/contracts'
import { createApi } from '../test/api'
import { runTestPlatform } from '../test/start-test-platform'

const platform = runTestPlatform()

const sentOn = async (query: Readonly<Record<string, string>>) => {
  const answer = await fetch(`${platform.url}${paths.geoConversion}?${new URLSearchParams(query)}`, {
    redirect: 'manual',
  })
  const to = answer.headers.get('location')
  return { status: answer.status, to: to === null ? null : new URL(to, 'http://site') }
}

describe('The geo conversion', () => {
  it('takes a postcode to the search page, with where it is', async () => {
    const { status, to } = await sentOn({ place: ' m1  1ae ', destination: 'restaurants/search' })
    expect([status, to?.pathname]).toEqual([302, '/restaurants/search'])
    expect(to?.searchParams.get('q')).toBe('m1 1ae')
    expect(Number(to?.searchParams.get('lat'))).toBeCloseTo(53.48, 1)
    expect(Number(to?.searchParams.get('lon'))).toBeCloseTo(-2.23, 1)
  })

  it('finds an Eircode without being told the country', async () => {
    const { to } = await sentOn({ place: 'D02 X285' })
    expect(Number(to?.searchParams.get('lat'))).toBeCloseTo(53.34, 1)
  })

  it('takes a device’s position there as it is', async () => {
    const { status, to } = await sentOn({ lat: '53.4775', lon: '-2.2497', destination: 'order/search/results' })
    expect([status, `${to?.pathname}${to?.search}`]).toEqual([302, '/order/search/results?lat=53.4775&lon=-2.2497'])
  })

  it('sends words nobody knows on as words', async () => {
    const { to } = await sentOn({ place: 'Nowhere & nothing' })
    expect(Object.fromEntries(to?.searchParams ?? [])).toEqual({ q: 'Nowhere & nothing' })
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '../console', 'a b'])(
    'never leads to %j',
    async (destination) => {
      expect((await sentOn({ place: 'M1 1AE', destination })).status).toBe(400)
    },
  )

  it.each([{}, { place: ' ' }, { lat: '91', lon: '0' }, { lat: 'x', lon: '0' }, { lat: '53' }])(
    'says what is missing in %j',
    async (query) => {
      expect((await sentOn(query)).status).toBe(400)
    },
  )
})

describe('The address service', () => {
  const ask = (path: string, query: Readonly<Record<string, string>>) =>
    createApi(platform.url).get(`${path}?${new URLSearchParams(query)}`)

  it('answers only to the key of our sites', async () => {
    const query = { input: 'M1', country: 'GB' }
    expect((await ask(paths.localities.autocomplete, { ...query, key: 'galo-development' })).status).toBe(200)
    const wrong = await ask(paths.localities.autocomplete, { ...query, key: 'somebody-else' })
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([403, 'INVALID_KEY'])
    const none = await ask(paths.localities.autocomplete, query)
    expect([none.status, none.body.errors[0].message]).toEqual([400, expect.stringContaining('key')])
    const details = await ask(paths.localities.details, { public_id: 'district.UK.M1_1AE', key: 'somebody-else' })
    expect(details.status).toBe(403)
  })
})

describe('The restaurant search', () => {
  it('answers only to the token of our sites', async () => {
    const ask = (token: string) =>
      createApi(platform.url).post(paths.orderExperience, { query: '{ __typename }' }, { 'x-development-token': token })
    expect((await ask('galo-development')).status).toBe(200)
    const refused = await ask('somebody-else')
    expect([refused.status, refused.body.errors[0].code]).toEqual([401, 'UNAUTHORISED'])
  })
})

import { paths } from '@galo/contracts/site'
import { autocompleteAddress, geocodePosition, getAddressDetails } from '@galo/contracts/localities'
import { searchRestaurants } from '@galo/contracts/restaurants'
import { distanceMiles } from '@galo/domain'
import { localities, restaurants } from '../../../data'
import { createApi } from '../../proof/world/api'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { SAID_IN_IRELAND, SAID_IN_THE_UK } from './said-places.fixture'

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

  it.each(['Nowhere & nothing', 'Mancester'])('sends words nobody knows on as words: %s', async (place) => {
    const { to } = await sentOn({ place })
    expect(Object.fromEntries(to?.searchParams ?? [])).toEqual({ q: place })
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
    expect((await ask(autocompleteAddress.path, { ...query, key: 'galo-development' })).status).toBe(200)
    const wrong = await ask(autocompleteAddress.path, { ...query, key: 'somebody-else' })
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([403, 'INVALID_KEY'])
    const none = await ask(autocompleteAddress.path, query)
    expect([none.status, none.body.errors[0].message]).toEqual([400, expect.stringContaining('key')])
    const details = await ask(getAddressDetails.path, { public_id: 'district.UK.M1_1AE', key: 'somebody-else' })
    expect(details.status).toBe(403)
  })
})

describe('What the address service makes of a customer’s words', () => {
  const KEY = 'galo-development'
  const ask = async (country: 'GB' | 'IE', input: string) => {
    const query = { input, country, key: KEY, types: 'locality|postal_code|address' }
    const { body } = await createApi(platform.url).get(`${autocompleteAddress.path}?${new URLSearchParams(query)}`)
    return body as {
      predictions: { id: string; displayLabel: string; type: string; hasAddresses: boolean }[]
      isGuess?: boolean
      elsewhere?: { countryCode: string; displayLabel: string }
    }
  }
  const best = async (country: 'GB' | 'IE', input: string) => (await ask(country, input)).predictions[0]?.displayLabel

  it.each([
    ['GB', 'TR1 2HE', 'TR1 2HE, Truro area'],
    ['GB', 'ze10aa', 'ZE1 0AA, Lerwick area'],
    ['GB', 'JE2 3XP', 'JE2 3XP, Jersey area'],
    ['GB', 'GY1 1AA', 'GY1 1AA, Guernsey area'],
    ['GB', 'IM1 1AG', 'IM1 1AG, Isle of Man area'],
    ['GB', 'W12 8QT', 'W12 8QT, London'],
    ['IE', 'A65 F4E2', undefined],
    ['IE', 'W12 F4E2', 'W12 F4E2, Newbridge'],
    ['IE', 'v23 x285', 'V23 X285, Cahersiveen'],
    ['IE', 'D2', 'D02, Dublin 2'],
  ] as const)('knows in %s whereabouts %j is', async (country, typed, label) => {
    expect(await best(country, typed)).toBe(label)
  })

  it.each(['GIR 0AA', 'BF1 3AA', 'BFPO 1'])('knows no place for %j, which is right and lies nowhere', async (typed) => {
    expect(await ask('GB', typed)).toEqual({ predictions: [] })
  })

  it.each([
    ['IE', 'Dublin 2', 'Dublin 2'],
    ['IE', 'dublin 8', 'Dublin 8'],
    ['IE', 'Dublin 02', 'Dublin 2'],
    ['IE', 'dublin 06W, Ireland', 'Dublin 6W'],
    ['IE', 'Cork city', 'Cork'],
    ['GB', 'oxford', 'Oxford'],
    ['GB', 'Deansgate', 'Deansgate, Manchester'],
  ] as const)(
    'leads in %s with the place that %j names, before any street called so',
    async (country, typed, label) => {
      expect(await best(country, typed)).toBe(label)
    },
  )

  it('says which country a place is in that the market’s own does not have', async () => {
    expect((await ask('GB', 'Cork')).elsewhere).toEqual({ countryCode: 'IE', displayLabel: 'Cork' })
    expect((await ask('GB', 'T12')).elsewhere).toMatchObject({ countryCode: 'IE' })
    expect((await ask('IE', 'Belfast')).elsewhere).toEqual({ countryCode: 'GB', displayLabel: 'Belfast' })
    expect((await ask('IE', 'Newcastle')).elsewhere).toBeUndefined()
  })

  it.each([
    ['GB', SAID_IN_THE_UK],
    ['IE', SAID_IN_IRELAND],
  ] as const)(
    'leads in %s to the town, district, street, station, sight or code that is meant',
    async (country, table) => {
      const MILES = 1.2
      const lost: string[] = []
      for (const line of table.trim().split('\n')) {
        const [words = '', latitude, longitude] = line.split('|')
        const { predictions, elsewhere } = await ask(country, words)
        const query = { public_id: predictions[0]?.id ?? '-', key: KEY }
        const { body } = await createApi(platform.url).get(`${getAddressDetails.path}?${new URLSearchParams(query)}`)
        const found = body.address?.coordinates
        const isThere =
          found && distanceMiles(found, { latitude: Number(latitude), longitude: Number(longitude) }) < MILES
        if (!isThere || elsewhere !== undefined) lost.push(`${words}: ${predictions[0]?.displayLabel}`)
      }
      expect(lost).toEqual([])
    },
  )

  it.each([
    ['GB', 'Mancester', 'Manchester'],
    ['GB', 'manchestre uk', 'Manchester'],
    ['GB', 'Picadilly', 'Piccadilly, Manchester'],
    ['GB', 'Picadily station', 'Piccadilly, Manchester'],
    ['GB', 'Birmingam', 'Birmingham'],
    ['GB', 'Edinbrugh', 'Edinburgh'],
    ['GB', 'Deensgate, Manchester', 'Deansgate, Manchester'],
    ['GB', '12 Deensgate, Mancester', 'Deansgate, Manchester'],
    ['GB', '999 Nowhere Street, Mancester', 'Manchester'],
    ['GB', 'anchester', 'Manchester'],
    ['IE', 'Galwey', 'Galway'],
    ['IE', 'Dun Laoghare', 'Dún Laoghaire'],
    ['IE', 'Heustan Station', 'Heuston Station, Dublin'],
    ['IE', 'St Stephans Green', "St Stephen's Green, Dublin"],
  ] as const)('leads in %s with the place that is spelt most like %j, and says that it is a guess', async (...said) => {
    const [country, typed, label] = said
    const { predictions, isGuess, elsewhere } = await ask(country, typed)
    expect([predictions[0]?.displayLabel, isGuess, elsewhere]).toEqual([label, true, undefined])
  })

  it.each([
    ['GB', 'Kings X', "King's Cross, London"],
    ['GB', "King's Cross", "King's Cross, London"],
    ['GB', "B'ham", 'Birmingham'],
    ['GB', 'Newcastle-upon-Tyne', 'Newcastle upon Tyne'],
    ['GB', 'newcastle on tyne ', 'Newcastle upon Tyne'],
    ['GB', ' Deansgate , Manchester, ', 'Deansgate, Manchester'],
    ['GB', 'manchester uk', 'Manchester'],
    ['GB', 'M3 4EN manchester', 'M3 4EN, Manchester'],
    ['GB', 'manchester, m3 4en', 'M3 4EN, Manchester'],
    ['IE', 'Dunlaoghaire', 'Dún Laoghaire'],
    ['IE', "St. Stephen's", "St Stephen's Green, Dublin"],
    ['IE', 'D02 X285 Dublin', 'D02 X285, Dublin 2'],
  ] as const)('knows in %s that %j is written so, and guesses nothing', async (country, typed, label) => {
    const { predictions, isGuess, elsewhere } = await ask(country, typed)
    expect([predictions[0]?.displayLabel, isGuess, elsewhere]).toEqual([label, undefined, undefined])
  })

  it('guesses no code, no short word, and no place here for what is one there', async () => {
    for (const typed of ['GIR 0AB', 'Yorc', 'Nowhere at all'])
      expect(await ask('GB', typed)).toEqual({ predictions: [] })
    expect(await ask('IE', 'Belfast')).toMatchObject({ elsewhere: { displayLabel: 'Belfast' } })
    expect((await ask('IE', 'Belfast')).isGuess).toBeUndefined()
  })

  it('offers the other country’s place for what is spelt like that alone', async () => {
    const galway = { countryCode: 'IE', displayLabel: 'Galway' }
    expect(await ask('GB', 'Galwey')).toEqual({ predictions: [], isGuess: true, elsewhere: galway })
    expect((await ask('IE', 'Mancester')).elsewhere).toEqual({ countryCode: 'GB', displayLabel: 'Manchester' })
  })

  it('leads with the postcode of a restaurant to its very door', async () => {
    const astray: string[] = []
    for (const { market, postcode, latitude, longitude } of restaurants.filter((_, index) => index % 5 === 0)) {
      const [first] = (await ask(market === 'UK' ? 'GB' : 'IE', postcode.toLowerCase())).predictions
      const query = new URLSearchParams({ public_id: first?.id ?? '', key: KEY })
      const { body } = await createApi(platform.url).get(`${getAddressDetails.path}?${query}`)
      if (distanceMiles(body.address.coordinates, { latitude, longitude }) > 0.01) astray.push(postcode)
    }
    expect(astray).toEqual([])
    expect((await sentOn({ place: 'D02 A9Y4' })).to?.searchParams.get('lat')).toBe('53.3407')
  })

  it('promises doors only where details bring some, and some at each sample postcode', async () => {
    const samples = localities.filter(({ type }, index) => type === 'postal_code' && index % 7 === 0)
    for (const { market, postcode, latitude, longitude } of samples) {
      const [first] = (await ask(market === 'UK' ? 'GB' : 'IE', postcode.toLowerCase().replace(' ', ''))).predictions
      expect([first?.hasAddresses, first?.type]).toEqual([true, 'postal_code'])
      const query = new URLSearchParams({ public_id: first?.id ?? '', key: KEY })
      const { body } = await createApi(platform.url).get(`${getAddressDetails.path}?${query}`)
      expect(body.addresses.length).toBeGreaterThanOrEqual(3)
      expect(body.addresses.length).toBeLessThanOrEqual(6)
      expect(body.address.coordinates).toEqual({ latitude, longitude })
      expect(body.addresses).toEqual(body.addresses.filter((door: { hasAddresses: boolean }) => !door.hasAddresses))
    }
    const [unknown] = (await ask('GB', 'M1 1AE')).predictions
    expect(unknown).toMatchObject({ type: 'postal_code', hasAddresses: false })
  })

  it('offers no other country for the name of a street, which any town may have', async () => {
    expect((await ask('GB', 'Talbot Street')).elsewhere).toBeUndefined()
    expect((await ask('GB', 'Talbot Street, Dublin')).elsewhere).toMatchObject({ countryCode: 'IE' })
    expect((await ask('GB', 'Temple Bar')).elsewhere).toMatchObject({ countryCode: 'IE' })
    expect((await ask('IE', 'Northern Quarter')).elsewhere).toMatchObject({ countryCode: 'GB' })
  })

  it('falls back on the postcode or the town when nobody knows the street', async () => {
    expect(await best('GB', '999 Nowhere Street, Leeds')).toBe('Leeds')
    expect(await best('GB', '999 Nowhere Street, Leeds LS1 4AP')).toMatch(/^LS1 4AP, Leeds/)
  })

  it('tells where a town is, and which country a position is in', async () => {
    const [leeds] = (await ask('GB', 'Leeds')).predictions
    const get = async (path: string, query: Readonly<Record<string, string>>) =>
      createApi(platform.url).get(`${path}?${new URLSearchParams({ ...query, key: KEY })}`)
    const details = await get(getAddressDetails.path, { public_id: leeds?.id ?? '' })
    expect(details.body.address).toMatchObject({ type: 'locality', city: 'Leeds', lineOne: '', countryCode: 'GB' })
    const dublin = await get(geocodePosition.path, { latlng: '53.3498,-6.2603' })
    expect(dublin.body.address).toMatchObject({ countryCode: 'IE' })
    expect((await get(geocodePosition.path, { latlng: '48.85,2.35' })).status).toBe(404)
    expect((await get(geocodePosition.path, { latlng: 'here' })).status).toBe(400)
  })
})

describe('The restaurant search', () => {
  it('answers only to the token of our sites', async () => {
    const ask = (token: string) =>
      createApi(platform.url).post(
        searchRestaurants.path,
        { query: '{ __typename }' },
        { 'x-development-token': token },
      )
    expect((await ask('galo-development')).status).toBe(200)
    const refused = await ask('somebody-else')
    expect([refused.status, refused.body.errors[0].code]).toEqual([401, 'UNAUTHORISED'])
  })
})

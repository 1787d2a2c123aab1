import { MARKETS, type ChosenFulfilment, type LatLng, type Market } from '@galo/domain'
import type { PublicConfig } from '@galo/services'
import { availabilityOf, isAvailable } from '../../mfe-search/src/features/restaurant-list/availability.model'
import { findResults } from '../../mfe-search/src/pages/results/results-page.loader'
import { localities, restaurants, type SeedLocality, type SeedRestaurant } from '../../platform/data'
import { isWithinHours } from '../../platform/src/modules/restaurants'
import { runTestPlatform } from '../../platform/src/proof/world/start-test-platform'
import { seededRandom } from '../../platform/data/seeded-random'
import { openHttp } from './site'

const SAMPLES = process.env['PROOF'] === undefined ? 36 : 300
const MOST_RESULTS = 15
/** A weekday's evening; a morning, when some doors are open and no rider is out; a night that goes on after midnight. */
const MOMENTS = ['2026-11-17T18:00:00.000Z', '2026-11-17T10:15:00.000Z', '2026-11-21T00:40:00.000Z']
const REACH = { COLLECTION: 80_000, DELIVERY: 8_000 } as const
type Way = keyof typeof REACH

const platform = runTestPlatform({ SLOT_CAPACITY: '1000' })
jest.setTimeout(900_000)

/** Half of those of each country, so that Ireland is no afterthought; the same for everybody who runs this. */
const drawn = (market: Market): readonly SeedLocality[] => {
  const random = seededRandom(`finding ${market}`)
  const lots = localities.filter((one) => one.market === market).map((place) => ({ place, lot: random() }))
  return lots
    .sort((one, other) => one.lot - other.lot)
    .slice(0, SAMPLES / 2)
    .map(({ place }) => place)
}

/** By the formula alone, on a ball of 3958.8 miles: nothing of the site's own arithmetic. */
const metresBetween = (from: LatLng, to: LatLng): number => {
  const [up, across, at, there] = [
    to.latitude - from.latitude,
    to.longitude - from.longitude,
    from.latitude,
    to.latitude,
  ].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number, number]
  const chord = Math.sin(up / 2) ** 2 + Math.cos(at) * Math.cos(there) * Math.sin(across / 2) ** 2
  return 2 * 3958.8 * 1609.344 * Math.atan2(Math.sqrt(chord), Math.sqrt(1 - chord))
}

const channelOf = ({ channels }: SeedRestaurant, way: Way) =>
  channels.find(({ fulfilmentMethod }) => fulfilmentMethod === way)

/** Closed for the day in this way: it is not on the list (D08). The seed's weeks, read without the platform's rules. */
const doesOpen = (house: SeedRestaurant, now: Date): boolean => {
  const name = (date: Date) =>
    date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: MARKETS[house.market].timeZone }).toLowerCase()
  const today = house.hours[name(now) as keyof typeof house.hours]
  return house.status === 'trading' && (today !== null || isWithinHours(house, 'COLLECTION', now))
}

/** Every house of the country looked at, nothing left out early: what a search has to come to (D08, D09). */
const bruteForce = (at: SeedLocality, way: Way, now: Date): readonly string[] => {
  const ranked = restaurants
    .filter((house) => house.market === at.market && doesOpen(house, now))
    .map((house) => ({ house, metres: metresBetween(at, house) }))
    .filter(({ metres }) => metres <= REACH[way])
    .map(({ house, metres }) => {
      const channel = channelOf(house, way)
      const isOn = channel?.enabled === true && channel.online
      const isThere = isOn && isWithinHours(house, way, now) && metres <= (channel.radiusM ?? REACH.DELIVERY)
      return {
        house,
        keys: way === 'DELIVERY' ? [isThere ? 0 : 1, channel?.minimumMins ?? 0, metres] : [isOn ? 0 : 1, metres],
      }
    })
  return ranked
    .sort((one, other) => {
      const at = one.keys.findIndex((key, index) => key !== other.keys[index])
      return at === -1 ? (one.house.name < other.house.name ? -1 : 1) : (one.keys[at] ?? 0) - (other.keys[at] ?? 0)
    })
    .slice(0, MOST_RESULTS)
    .map(({ house }) => house.id)
}

const configOf = (market: Market): PublicConfig => ({
  market,
  language: 'en',
  environment: 'cicd',
  isDevelopment: false,
  siteUrls: { UK: 'https://uk.galo.example', IE: 'https://ie.galo.example' },
  identityUrl: 'http://identity.test',
  menuToken: 'galo-public-menu',
  developmentToken: 'galo-development',
  cardKey: 'pk_test_galo',
  cardScriptUrl: null,
  fraudKey: 'galo-fraud',
  fraudApiUrl: 'http://fraud.test',
  mapsKey: 'galo-maps',
  mapsApiUrl: null,
})

const search = async (words: string, market: Market, way: Way) => {
  const inUrl: Record<Way, string> = { COLLECTION: 'collection', DELIVERY: 'delivery' }
  const now = platform.clock.now().getTime()
  const services = {
    http: openHttp(platform.url),
    clock: { now: () => now, renderedAt: now },
    config: configOf(market),
    log: () => {},
  }
  const found = await findResults({
    search: new URLSearchParams({ q: words, fulfilment: inUrl[way] }),
    services,
    signal: new AbortController().signal,
  })
  if (found.kind !== 'found') throw new Error(`${words}: ${JSON.stringify(found)}`)
  return found
}

/** As different people write one postcode. */
const spelt = (place: SeedLocality, index: number): string => {
  if (place.type === 'address') return place.displayLabel
  const ways = [
    (code: string) => code,
    (code: string) => code.toLowerCase(),
    (code: string) => ` ${code.replace(' ', '')} `,
  ]
  return ways[index % ways.length]?.(place.postcode) ?? place.postcode
}

const availableIn = (results: Awaited<ReturnType<typeof search>>['results'], way: ChosenFulfilment, market: Market) =>
  results.filter((result) =>
    isAvailable(availabilityOf(result, way, platform.clock.now().getTime(), MARKETS[market].timeZone)),
  )

describe(`${SAMPLES} sampled addresses of both countries`, () => {
  it.each(MOMENTS)(
    'lead at %s to the restaurants that a look at every one of them finds, in their order',
    async (moment) => {
      await platform.setTime(moment)
      const now = platform.clock.now()
      const mine = [...drawn('UK'), ...drawn('IE')].filter((_, index) => MOMENTS[index % MOMENTS.length] === moment)
      expect(mine.length).toBe(SAMPLES / MOMENTS.length)
      let delivered = 0
      for (const [index, place] of mine.entries())
        for (const way of ['COLLECTION', 'DELIVERY'] as const) {
          const { results, place: found } = await search(spelt(place, index), place.market, way)
          const { latitude, longitude } = place
          expect([place.displayLabel, found.coordinates]).toEqual([place.displayLabel, { latitude, longitude }])
          expect([place.displayLabel, way, results.map(({ id }) => id)]).toEqual([
            place.displayLabel,
            way,
            bruteForce(place, way, now),
          ])
          if (way === 'COLLECTION') continue
          const offered = availableIn(results, way, place.market)
          delivered += offered.length
          for (const { id } of offered) {
            const house = restaurants.find((one) => one.id === id)
            const round = house && (channelOf(house, 'DELIVERY')?.radiusM ?? REACH.DELIVERY)
            expect([id, house && metresBetween(place, house) <= (round ?? 0)]).toEqual([id, true])
          }
        }
      // None of it means anything if nobody ever delivers.
      if (moment !== MOMENTS[1]) expect(delivered).toBeGreaterThan(0)
    },
  )
})

import { isAppError } from '@galo/contracts'
import { MARKETS, type LatLng } from '@galo/domain'
import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import type { Services } from '@galo/services'
import { findPredictions } from '../../api/find-predictions'
import { readPlaceDetails } from '../../api/read-place-details'
import { readAvailableTimes } from '../../api/read-available-times'
import { readThrottles } from '../../api/read-throttles'
import { searchRestaurants } from '../../api/search-restaurants'
import { HERE, readPlace, tidy, type PlaceRefusal } from '../../features/address-entry/address-entry.model'
import type { ResultsData } from './results-data'
import { MAX_CAPACITY, withCapacity } from '../../features/restaurant-list/capacity.model'
import { toResults, type RestaurantResult } from '../../features/restaurant-list/search-results.model'

/** What this site sells today; an address that wishes for something else is answered with it. */
const FULFILMENT = 'COLLECTION'

interface Search {
  readonly search: URLSearchParams
  readonly services: Pick<Services, 'http' | 'clock' | 'config' | 'log'>
  readonly signal: AbortSignal
}

type Place = Extract<ResultsData, { kind: 'found' }>['place']
type Resolved =
  { readonly kind: 'place'; readonly place: Place } | { readonly kind: 'refused'; readonly reason: PlaceRefusal }

/** A number inside a coordinate's range; anything else in the address bar counts as not given. */
const degrees = (text: string | null, limit: number): number | null => {
  const value = text === null || text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null
}

const coordinatesIn = (search: URLSearchParams): LatLng | null => {
  const latitude = degrees(search.get('lat'), 90)
  const longitude = degrees(search.get('lon'), 180)
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** From the words in the address to a place on earth (rows D11, D13). */
const resolvePlace = async ({ search, services: { http, config }, signal }: Search): Promise<Resolved> => {
  const typed = tidy(search.get('q') ?? '')
  const coordinates = coordinatesIn(search)
  const reading = readPlace(typed, config.market)
  if (coordinates !== null) {
    const words = reading.kind === 'query' ? reading.query.text : typed
    const label = typed === '' || typed === HERE ? 'you' : words
    const postcode = reading.kind === 'query' && reading.query.kind === 'postcode' ? words : null
    return { kind: 'place', place: { label, postcode, coordinates } }
  }
  if (reading.kind === 'refused') return reading
  const { kind, text } = reading.query
  const key = config.developmentToken
  const [best] = await findPredictions(http, { input: text, market: config.market, key, signal })
  if (best === undefined)
    return { kind: 'refused', reason: kind === 'postcode' ? 'invalid-postcode' : 'invalid-address' }
  const details = await readPlaceDetails(http, { publicId: best.id, key, signal })
  return {
    kind: 'place',
    place: {
      label: kind === 'postcode' ? text : best.displayLabel,
      postcode: details.postcode,
      coordinates: details.coordinates,
    },
  }
}

/**
 * Row D10: how soon the first ten can hand over a bag. Capacity is a bonus: without it the list still stands,
 * and the checkout asks again.
 */
const askCapacity = async (
  results: readonly RestaurantResult[],
  { services: { http, clock, config, log }, signal }: Search,
): Promise<readonly RestaurantResult[]> => {
  const restaurantIds = results.slice(0, MAX_CAPACITY).map(({ id }) => id)
  if (restaurantIds.length === 0) return results
  try {
    const fromTime = new Date(clock.now()).toISOString()
    const [throttles, times] = await Promise.all([
      readThrottles(http, { restaurantIds, signal }),
      readAvailableTimes(http, { restaurantIds, fulfilment: FULFILMENT, fromTime, signal }),
    ])
    return withCapacity(results, { throttles, times, now: clock.now(), timeZone: MARKETS[config.market].timeZone })
  } catch (error) {
    log('warning', 'Could not set collection capacity', { cause: String(error) })
    return results
  }
}

/** Everything behind the results page; never throws for what a customer or a network can do. */
export const findResults = async (asked: Search): Promise<ResultsData> => {
  const { search, services, signal } = asked
  const query = tidy(search.get('q') ?? '')
  try {
    const resolved = await resolvePlace(asked)
    if (resolved.kind === 'refused') return { kind: 'refused', query, reason: resolved.reason }
    const { place } = resolved
    const from = place.coordinates
    const { developmentToken } = services.config
    const estimates = await searchRestaurants(services.http, { from, fulfilment: FULFILMENT, developmentToken, signal })
    const when = { now: services.clock.now(), timeZone: MARKETS[services.config.market].timeZone }
    const results = await askCapacity(toResults(estimates, { from, fulfilment: FULFILMENT, ...when }), asked)
    return { kind: 'found', query, place, results }
  } catch (error) {
    if (!isAppError(error)) throw error
    return { kind: 'failed', query, code: error.code }
  }
}

const titleOf = (data: ResultsData): string => {
  if (data.kind === 'found') return `Galos near ${data.place.label}`
  return data.kind === 'refused' ? 'Where are you?' : 'Something went wrong | Galo'
}

export const loadResultsPage = async ({ url, services, signal }: LoaderContext): Promise<LoaderResult<ResultsData>> => {
  const data = await findResults({ search: url.searchParams, services, signal })
  return found(data, { title: titleOf(data) })
}

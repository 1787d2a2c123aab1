import { isAppError, traceOf } from '@galo/contracts/errors'
import { type RestaurantEstimate, searchRestaurants } from '@galo/contracts/restaurants'
import { listAvailableTimes, getThrottles } from '@galo/contracts/capacity'
import { autocompleteAddress, geocodePosition, getAddressDetails } from '@galo/contracts/localities'
import {
  FULFILMENTS,
  marketOfCountry,
  MARKETS,
  MINUTE_MS,
  wantedFulfilment,
  type LatLng,
  type Market,
  type OrderableFulfilment,
} from '@galo/domain'
import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import type { Services } from '@galo/services'
import { wordsOf, type Locale } from '@galo/words'
import {
  codeWithin,
  placesLike,
  readPlace,
  tidy,
  type PlaceRefusal,
} from '../../features/address-entry/address-entry.model'
import type { ResultsData } from './results-data'
import { MAX_CAPACITY, withCapacity } from '../../features/restaurant-list/capacity.model'
import { howBusy } from '../../features/restaurant-list/how-busy.model'
import { toResults, type RestaurantResult } from '../../features/restaurant-list/search-results.model'
import { ADDRESS_WORDS } from '../../features/address-entry/address-entry.words'
import { fulfilmentListing } from '../../fulfilment/fulfilment-listings'
import { RESULTS_WORDS } from './results-page.words'

interface Search {
  readonly search: URLSearchParams
  readonly services: Pick<Services, 'http' | 'clock' | 'config' | 'log'>
  readonly signal: AbortSignal
}

type Place = Extract<ResultsData, { kind: 'found' }>['place']
type Resolved =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'refused'; readonly reason: PlaceRefusal }
  | { readonly kind: 'elsewhere'; readonly label: string | null; readonly coordinates?: LatLng }

/** A number within a coordinate's range; `null` for anything else in the URL. */
const degrees = (text: string | null, limit: number): number | null => {
  const value = text === null || text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null
}

const coordinatesIn = (search: URLSearchParams): LatLng | null => {
  const latitude = degrees(search.get('lat'), 90)
  const longitude = degrees(search.get('lon'), 180)
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** The market of a position (D11); `null` at sea, abroad, or without an answer. */
const marketAt = async (
  { latitude, longitude }: LatLng,
  { services: { http, config }, signal }: Search,
): Promise<Market | null> => {
  try {
    const query = { latlng: `${latitude},${longitude}`, key: config.developmentToken }
    const { address } = await http.send(geocodePosition, { query, signal })
    return marketOfCountry(address.countryCode)
  } catch (error) {
    if (isAppError(error)) return null
    throw error
  }
}

/** A place by the coordinates in the URL, which may be anybody's. */
const readPosition = async (coordinates: LatLng, asked: Search): Promise<Resolved> => {
  const { search, services } = asked
  const { config } = services
  const typed = tidy(search.get('q') ?? '')
  const reading = readPlace(typed, config.market)
  const isHere = typed === '' || typed === wordsOf(ADDRESS_WORDS, config).here
  const market = await marketAt(coordinates, asked)
  if (market !== null && market !== config.market)
    return { kind: 'elsewhere', label: isHere ? null : typed, coordinates }
  const words = reading.kind === 'query' ? reading.query.text : typed
  const postcode = reading.kind === 'query' && reading.query.kind === 'postcode' ? words : null
  return { kind: 'place', place: { label: isHere ? wordsOf(RESULTS_WORDS, config).you : words, postcode, coordinates } }
}

/** The place that the URL asks for (D11, D13). */
const resolvePlace = async (asked: Search): Promise<Resolved> => {
  const { search, services, signal } = asked
  const { http, config } = services
  const coordinates = coordinatesIn(search)
  if (coordinates !== null) return readPosition(coordinates, asked)
  const reading = readPlace(search.get('q') ?? '', config.market)
  if (reading.kind === 'refused') return reading
  if (reading.kind === 'elsewhere') return { kind: 'elsewhere', label: reading.code }
  const { kind, text } = reading.query
  const { predictions, elsewhere } = await http.send(autocompleteAddress, { query: placesLike(text, config), signal })
  // Never shows the other country's restaurants: those are on the other site (decision 0036).
  if (elsewhere !== undefined) return { kind: 'elsewhere', label: elsewhere.displayLabel }
  const [best] = predictions
  const code = best === undefined && kind === 'address' ? codeWithin(text) : null
  // An unknown street may end in a known postcode.
  if (code !== null) return resolvePlace({ ...asked, search: new URLSearchParams({ q: code }) })
  if (best === undefined)
    return { kind: 'refused', reason: kind === 'postcode' ? 'unknown-postcode' : 'invalid-address' }
  const query = { public_id: best.id, key: config.developmentToken }
  const { address } = await http.send(getAddressDetails, { query, signal })
  return {
    kind: 'place',
    place: {
      label: kind === 'postcode' ? text : best.displayLabel,
      postcode: address.postcode === '' ? null : address.postcode,
      coordinates: address.coordinates,
    },
  }
}

/** For the nearest restaurant when none is in reach: the platform's maximum. */
const FURTHEST_METRES = 200_000

/** The restaurants around a position (D01), of this market alone: a radius near the border reaches over it. */
const restaurantsAround = async (
  { from, fulfilment }: { readonly from: LatLng; readonly fulfilment: OrderableFulfilment },
  { services: { http, config }, signal }: Search,
  radius: number = FULFILMENTS[fulfilment].searchRadiusMetres,
): Promise<readonly RestaurantEstimate[]> => {
  const variables = {
    lat: from.latitude,
    lon: from.longitude,
    radius,
    fulfilmentMethod: fulfilment,
    sortBy: 'DISTANCE' as const,
  }
  const { items } = await http.send(searchRestaurants, { variables, signal })
  const { countryCode } = MARKETS[config.market]
  return items.filter(({ geo }) => geo.address.country === countryCode)
}

/** When the first ten restaurants have the food ready at the earliest (D10). Without an answer the list stands; checkout asks again. */
const addCapacity = async (
  results: readonly RestaurantResult[],
  fulfilmentType: OrderableFulfilment,
  { services: { http, clock, config, log }, signal }: Search,
): Promise<readonly RestaurantResult[]> => {
  const restaurantIds = results.slice(0, MAX_CAPACITY).map(({ id }) => id)
  if (restaurantIds.length === 0) return results
  try {
    // To the minute, so that searches within it send the same request and can share a cached answer.
    const fromTime = new Date(Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS).toISOString()
    const [throttles, times] = await Promise.all([
      http.send(getThrottles, { variables: { restaurantIds }, signal }),
      http.send(listAvailableTimes, { variables: { restaurantIds, fulfilmentType, fromTime }, signal }),
    ])
    return withCapacity(results, {
      throttles,
      times,
      listing: fulfilmentListing(fulfilmentType),
      now: clock.now(),
      timeZone: MARKETS[config.market].timeZone,
    })
  } catch (error) {
    log('warning', 'Could not set collection capacity', { error })
    return results
  }
}

/** The data of the results page. Never throws for what a customer or a network can do. */
export const findResults = async (asked: Search): Promise<ResultsData> => {
  const { search, services } = asked
  const query = tidy(search.get('q') ?? '')
  // "Where I am" means nothing without its coordinates.
  if (query === wordsOf(ADDRESS_WORDS, services.config).here && coordinatesIn(search) === null)
    return { kind: 'refused', query: '', reason: 'invalid-address' }
  try {
    const resolved = await resolvePlace(asked)
    if (resolved.kind !== 'place') return { ...resolved, query }
    const { place } = resolved
    const from = place.coordinates
    // The basket is in the browser alone, so the URL decides.
    const fulfilment = wantedFulfilment(null, search.get('fulfilment'))
    const estimates = await restaurantsAround({ from, fulfilment }, asked)
    const when = { now: services.clock.now(), timeZone: MARKETS[services.config.market].timeZone }
    const wanted = { from, fulfilment, ...when }
    const results = await addCapacity(toResults(estimates, wanted), fulfilment, asked)
    const seen = { kind: 'found', query, fulfilment, place, results, howBusy: howBusy(results, wanted) } as const
    if (results.length > 0) return seen
    const [first] = toResults(await restaurantsAround(wanted, asked, FURTHEST_METRES), wanted)
    const nearest = first && { name: first.name, slug: first.slug, distanceMiles: first.distanceMiles }
    return { ...seen, ...(nearest && { nearest }) }
  } catch (error) {
    if (!isAppError(error)) throw error
    return { kind: 'failed', query, code: error.code, reference: traceOf(error) }
  }
}

type Words = (typeof RESULTS_WORDS)['en']

const titleOf = (data: ResultsData, words: Words): string => {
  if (data.kind === 'found') return words.galosNear(data.place.label)
  if (data.kind === 'elsewhere') return words.onOtherSite
  return data.kind === 'refused' ? words.whereAreYou : words.wentWrong
}

const descriptionOf = (data: ResultsData, words: Words, locale: Locale): string =>
  data.kind === 'found'
    ? wordsOf(fulfilmentListing(data.fulfilment).words, locale).description(data.place.label)
    : words.anyPlace

export const loadResultsPage = async ({ url, services, signal }: LoaderContext): Promise<LoaderResult<ResultsData>> => {
  const data = await findResults({ search: url.searchParams, services, signal })
  const words = wordsOf(RESULTS_WORDS, services.config)
  return found(data, { title: titleOf(data, words), description: descriptionOf(data, words, services.config) })
}

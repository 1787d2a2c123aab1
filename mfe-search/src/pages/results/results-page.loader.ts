import { isAppError, traceOf, type AnyAppError } from '@galo/contracts/errors'
import { type RestaurantEstimate, searchRestaurants } from '@galo/contracts/restaurants'
import { listAvailableTimes, getThrottles } from '@galo/contracts/capacity'
import { autocompleteAddress, geocodePosition, getAddressDetails } from '@galo/contracts/localities'
import {
  askedFulfilment,
  FULFILMENTS,
  marketOfCountry,
  MARKETS,
  MINUTE_MS,
  tidyText,
  type ChosenFulfilment,
  type LatLng,
  type Market,
} from '@galo/domain'
import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import type { Services } from '@galo/services'
import { placesLike } from '@galo/services/places/places-like'
import { wordsOf, type Locale } from '@galo/words'
import type { PlaceRefusal } from '../../features/address-entry/address-entry.model'
import { codeWithin, readPlace } from '../../features/address-entry/place-reading.model'
import type { ResultsData } from './results-data'
import { MAX_CAPACITY, withCapacity } from '../../features/restaurant-list/capacity.model'
import { howBusy, NOBODY_ASKED } from '../../features/restaurant-list/how-busy.model'
import type { RestaurantResult } from '../../features/restaurant-list/restaurant-result'
import { MAX_RESULTS, nearestOf, toResults } from '../../features/restaurant-list/search-results.model'
import { filtersOf } from '../../features/facility-filter/facility-filter.model'
import { filterResults } from '../../features/facility-filter/filter-results.model'
import { ADDRESS_WORDS } from '../../features/address-entry/address-entry.words'
import type { FailedPart } from '../../features/search-trouble/search-trouble.model'
import { fulfilmentListing } from '../../fulfilment/fulfilment-listings'
import { askForMap } from './late-map'
import { LateOtherMarket, LatePlaceNotFound } from './late-nowhere'
import { RESULTS_HEAD_WORDS } from './results-head.words'
import { RESULTS_WORDS } from './results-page.words'
import { waitedFor } from './waited-for'

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
  const typed = tidyText(search.get('q') ?? '')
  const reading = readPlace(typed, config.market)
  const isHere = typed === '' || typed === wordsOf(ADDRESS_WORDS, config).here
  const market = await marketAt(coordinates, asked)
  if (market !== null && market !== config.market)
    return { kind: 'elsewhere', label: isHere ? null : typed, coordinates }
  const words = reading.kind === 'query' ? reading.query.text : typed
  const postcode = reading.kind === 'query' && reading.query.kind === 'postcode' ? words : null
  return {
    kind: 'place',
    place: { label: isHere ? wordsOf(RESULTS_HEAD_WORDS, config).you : words, postcode, coordinates },
  }
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
  { from, fulfilment }: { readonly from: LatLng; readonly fulfilment: ChosenFulfilment },
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

/** Codes of the log (D10): the call failed; there was no restaurant to ask about. */
type CapacityTrouble = 'CAPACITY_AVAILABLE_ERROR' | 'ORDER_EXPERIENCE_ERROR'

/** When the first ten restaurants have the food ready at the earliest (D10). Without an answer the list stands; checkout asks again. */
const addCapacity = async (
  results: readonly RestaurantResult[],
  fulfilmentType: ChosenFulfilment,
  { services: { http, clock, config, log }, signal }: Search,
): Promise<readonly RestaurantResult[]> => {
  const { throttleIn } = fulfilmentListing(fulfilmentType)
  if (throttleIn === null) return results
  const tellTrouble = (code: CapacityTrouble, error?: unknown) =>
    log(code === 'CAPACITY_AVAILABLE_ERROR' ? 'warning' : 'info', 'Could not set collection capacity', {
      code,
      ...(error !== undefined && { error }),
    })
  const restaurantIds = results.slice(0, MAX_CAPACITY).map(({ id }) => id)
  if (restaurantIds.length === 0) {
    tellTrouble('ORDER_EXPERIENCE_ERROR')
    return results
  }
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
      throttleIn,
      now: clock.now(),
      timeZone: MARKETS[config.market].timeZone,
    })
  } catch (error) {
    tellTrouble('CAPACITY_AVAILABLE_ERROR', error)
    return results
  }
}

/** Somebody answered, and it was no answer to this question. Who stumbles has not answered. */
const isAnswer = (error: AnyAppError): boolean =>
  error.code === 'contract' || error.code === 'session-ended' || (error.code === 'rejected' && error.model.status < 500)

const answerTo = async (asked: Search): Promise<ResultsData> => {
  const { search, services } = asked
  const query = tidyText(search.get('q') ?? '')
  // "Where I am" means nothing without its coordinates.
  if (query === wordsOf(ADDRESS_WORDS, services.config).here && coordinatesIn(search) === null)
    return { kind: 'refused', query: '', reason: 'invalid-address' }
  let part: FailedPart = 'place'
  try {
    const resolved = await resolvePlace(asked)
    if (resolved.kind !== 'place') return { ...resolved, query }
    part = 'restaurants'
    const { place } = resolved
    const from = place.coordinates
    // The basket is in the browser alone, so the URL decides.
    const fulfilment = askedFulfilment(search.get('fulfilment'), null)
    const estimates = await restaurantsAround({ from, fulfilment }, asked)
    const when = { now: services.clock.now(), timeZone: MARKETS[services.config.market].timeZone }
    const wanted = { from, fulfilment, ...when }
    const filters = filtersOf(search)
    const { shown, hidden } = filterResults(toResults(estimates, wanted), filters, { ...when, most: MAX_RESULTS })
    const results = await addCapacity(shown, fulfilment, asked)
    const asksForTimes = fulfilmentListing(fulfilment).throttleIn !== null
    const seen = {
      kind: 'found',
      query,
      fulfilment,
      place,
      results,
      filters,
      hidden,
      howBusy: asksForTimes ? howBusy(results, wanted) : NOBODY_ASKED,
    } as const
    // How far off the nearest is tells nobody who waits at a door for a rider anything.
    if (results.length > 0 || hidden !== null || FULFILMENTS[fulfilment].isDelivery) return seen
    const first = nearestOf(toResults(await restaurantsAround(wanted, asked, FURTHEST_METRES), wanted))
    const nearest = first && { name: first.name, slug: first.slug, distanceMiles: first.distanceMiles }
    return { ...seen, ...(nearest && { nearest }) }
  } catch (error) {
    if (!isAppError(error)) throw error
    const { code } = error
    return { kind: 'failed', query, code, part: isAnswer(error) ? 'answer' : part, reference: traceOf(error) }
  }
}

/** The data of the results page. Never throws for what a customer or a network can do, and says so when it would be waited for too long. */
export const findResults = (asked: Search): Promise<ResultsData> =>
  waitedFor(asked.signal, (signal) => answerTo({ ...asked, signal }))

const titleOf = (data: ResultsData, locale: Locale): string => {
  if (data.kind === 'found') return wordsOf(RESULTS_WORDS, locale).galosNear(data.place.label)
  const words = wordsOf(RESULTS_HEAD_WORDS, locale)
  if (data.kind === 'elsewhere') return words.onOtherSite
  return data.kind === 'refused' ? words.whereAreYou : words.wentWrong
}

const descriptionOf = (data: ResultsData, locale: Locale): string => {
  const words = wordsOf(RESULTS_HEAD_WORDS, locale)
  return data.kind === 'found' ? words.descriptions[data.fulfilment](data.place.label) : words.anyPlace
}

export const loadResultsPage = async ({ url, services, signal }: LoaderContext): Promise<LoaderResult<ResultsData>> => {
  const [data] = await Promise.all([findResults({ search: url.searchParams, services, signal }), askForMap()])
  if (data.kind === 'refused') await LatePlaceNotFound.bring()
  if (data.kind === 'elsewhere') await LateOtherMarket.bring()
  const locale = services.config
  return found(data, { title: titleOf(data, locale), description: descriptionOf(data, locale) })
}

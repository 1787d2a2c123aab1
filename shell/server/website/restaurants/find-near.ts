import { autocompleteAddress, geocodePosition, getAddressDetails } from '@galo/contracts/localities'
import { searchRestaurants, type RestaurantEstimate, type RestaurantSummary } from '@galo/contracts/restaurants'
import {
  distanceMiles,
  facilitiesIn,
  FULFILMENTS,
  marketOfCountry,
  MARKETS,
  milesToMetres,
  tidyText,
  type Facility,
  type LatLng,
  type Market,
} from '@galo/domain'
import type { AskPublic } from '../../public-data/ask-public'
import { LONGEST } from './locator-form'

/** A restaurant of a search, and how far away it is. */
export interface Near {
  readonly estimate: RestaurantEstimate
  readonly miles: number
}

/** What a search of the locator came to. */
export type Search =
  /** Nobody has said where. */
  | { readonly kind: 'open' }
  | { readonly kind: 'unknown'; readonly words: string }
  /** In the other market; without a label it is where somebody stands. */
  | { readonly kind: 'elsewhere'; readonly label: string | null }
  | {
      readonly kind: 'found'
      /** `null`: where somebody stands. */
      readonly label: string | null
      /** Nobody knows the words as they were written: `label` is spelt most like them. */
      readonly isGuess: boolean
      readonly from: LatLng
      /** Empty where none of those around has the facilities that are wanted. */
      readonly near: readonly Near[]
    }
  | { readonly kind: 'far'; readonly label: string | null; readonly isGuess: boolean; readonly nearest: Near | null }

/** What the address of a search says. */
export interface Asked {
  readonly words: string
  readonly at: LatLng | null
  readonly wanted: readonly Facility[]
}

/** A number within a coordinate's range; `null` for anything else. */
const degrees = (text: string | null, limit: number): number | null => {
  const value = text === null || text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null
}

/** Forms of the website have called their field by each of these names (A14). */
const FIELDS = ['q', 'place', 'location']

export const askedIn = (search: URLSearchParams): Asked => {
  const typed = FIELDS.map((name) => tidyText(search.get(name) ?? '')).find((text) => text !== '') ?? ''
  const latitude = degrees(search.get('lat'), 90)
  const longitude = degrees(search.get('lon'), 180)
  return {
    words: typed.slice(0, LONGEST),
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    wanted: facilitiesIn((search.get('with') ?? '').split(',')),
  }
}

interface Asking {
  readonly ask: AskPublic
  readonly market: Market
  /** Of the address service. */
  readonly key: string
}

type Place = Pick<Extract<Search, { kind: 'found' }>, 'label' | 'isGuess' | 'from'>

/** Of either market; `null` at sea, abroad, or without an answer: then it is taken for the site's own. */
const marketAt = async ({ latitude, longitude }: LatLng, { ask, key }: Asking): Promise<Market | null> => {
  try {
    const { address } = await ask(geocodePosition, { query: { latlng: `${latitude},${longitude}`, key } })
    return marketOfCountry(address.countryCode)
  } catch {
    return null
  }
}

const placeOf = async ({ words, at }: Asked, asking: Asking): Promise<Search | Place> => {
  const { ask, market, key } = asking
  if (at !== null) {
    const label = words === '' ? null : words
    const there = await marketAt(at, asking)
    return there === null || there === market ? { label, isGuess: false, from: at } : { kind: 'elsewhere', label }
  }
  if (words === '') return { kind: 'open' }
  const {
    predictions,
    isGuess = false,
    elsewhere,
  } = await ask(autocompleteAddress, {
    query: { input: words, key, types: 'locality|postal_code|address', country: MARKETS[market].countryCode },
  })
  if (elsewhere !== undefined) return { kind: 'elsewhere', label: elsewhere.displayLabel }
  const [best] = predictions
  if (best === undefined) return { kind: 'unknown', words }
  const { address } = await ask(getAddressDetails, { query: { public_id: best.id, key } })
  const code = best.type === 'postal_code' ? address.postcode : ''
  return { label: code === '' ? best.displayLabel : code, isGuess, from: address.coordinates }
}

/** On a page, as on the list of results (D08). */
const MOST = 15
/** For the nearest one when none is in reach: the platform's maximum, in metres. */
const FURTHEST_METRES = 200_000

/** The restaurants around a place, the nearest first; of this market alone, as a circle near the border reaches over it. */
const restaurantsAround = async (from: LatLng, radius: number, { ask, market }: Asking): Promise<readonly Near[]> => {
  const { items } = await ask(searchRestaurants, {
    variables: {
      lat: from.latitude,
      lon: from.longitude,
      radius,
      fulfilmentMethod: 'COLLECTION',
      sortBy: 'DISTANCE',
    },
  })
  return items
    .filter(({ geo }) => geo.address.country === MARKETS[market].countryCode)
    .map((estimate) => ({ estimate, miles: distanceMiles(from, estimate.geo) }))
}

/**
 * How restaurants that lie together are just now, by their identifiers: asked for around their middle, as far as the furthest of them.
 * Rejects when the platform is silent.
 */
export const estimatesOf = async (
  restaurants: readonly Pick<RestaurantSummary, 'geo'>[],
  asking: Asking,
): Promise<ReadonlyMap<string, RestaurantEstimate>> => {
  const middle = (of: (geo: LatLng) => number) =>
    restaurants.reduce((sum, { geo }) => sum + of(geo), 0) / restaurants.length
  const from = { latitude: middle(({ latitude }) => latitude), longitude: middle(({ longitude }) => longitude) }
  const furthest = Math.max(...restaurants.map(({ geo }) => distanceMiles(from, geo)))
  // A metre more, for what is lost in rounding.
  const near = await restaurantsAround(from, Math.ceil(milesToMetres(furthest)) + 1, asking)
  return new Map(near.map(({ estimate }) => [estimate.identifier, estimate]))
}

const hasAll = ({ estimate }: Near, wanted: readonly Facility[]): boolean =>
  wanted.every((facility) => estimate.amenityFeature.some(({ name }) => name === facility))

/** The nearest restaurants to what was asked for. Rejects when the platform is silent. */
export const findNear = async (asked: Asked, asking: Asking): Promise<Search> => {
  const place = await placeOf(asked, asking)
  if ('kind' in place) return place
  const { label, isGuess, from } = place
  const around = await restaurantsAround(from, FULFILMENTS.COLLECTION.searchRadiusMetres, asking)
  if (around.length === 0) {
    const [nearest = null] = await restaurantsAround(from, FURTHEST_METRES, asking)
    return { kind: 'far', label, isGuess, nearest }
  }
  return {
    kind: 'found',
    label,
    isGuess,
    from,
    near: around.filter((each) => hasAll(each, asked.wanted)).slice(0, MOST),
  }
}

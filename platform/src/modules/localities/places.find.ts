import { distanceMiles, type LatLng, type Market } from '@galo/domain'
import { places as everywhere } from '../../../data'
import { indexPlaces, type NamedPlace } from './places.index'
import { barePlaceName, partsOf, placeKey } from './place-words'
import { typedPostcode } from './postcode.rules'

const index = indexPlaces(everywhere)

/** What a person may mean by some words: places of exactly that name, and places whose name begins so; the larger first. */
export interface PlacesNamed {
  readonly exact: readonly NamedPlace[]
  readonly begun: readonly NamedPlace[]
}

const NEXT_DOOR_MILES = 30

const nearestTo = (places: readonly NamedPlace[], to: LatLng): NamedPlace | undefined =>
  places.reduce<NamedPlace | undefined>(
    (best, place) => (best === undefined || distanceMiles(place, to) < distanceMiles(best, to) ? place : best),
    undefined,
  )

const namedExactly = (market: Market, words: string): readonly NamedPlace[] => {
  const named = index[market].byKey.get(placeKey(words)) ?? []
  return named.length > 0 ? named : (index[market].byKey.get(placeKey(barePlaceName(words))) ?? [])
}

/** "Sale, Manchester": of all places called Sale the one by Manchester. */
const namedWithin = (market: Market, words: string): readonly NamedPlace[] => {
  const [first = '', ...rest] = partsOf(words)
  const [around] = rest.length === 0 ? [] : namedExactly(market, rest.join(' '))
  const nearest = around === undefined ? undefined : nearestTo(namedExactly(market, first), around)
  return nearest !== undefined && around !== undefined && distanceMiles(nearest, around) < NEXT_DOOR_MILES
    ? [nearest]
    : []
}

export const findPlacesNamed = (market: Market, words: string): PlacesNamed => {
  const key = placeKey(words)
  if (key === '') return { exact: [], begun: [] }
  const named = namedExactly(market, words)
  const exact = named.length > 0 ? named : namedWithin(market, words)
  const begun = index[market].places.filter((place) => place.key.startsWith(key) && !exact.includes(place))
  return { exact, begun }
}

/** "999 Nowhere Street, Leeds": nobody knows the street, everybody knows Leeds. */
export const findTownIn = (market: Market, words: string): NamedPlace | undefined => {
  for (let rest = partsOf(words).slice(1); rest.length > 0; rest = rest.slice(1)) {
    const [town] = namedExactly(market, rest.join(' '))
    if (town !== undefined) return town
  }
  return undefined
}

/** A postcode behind or before other words: "Manchester M1", "Leeds, LS1", "M3 4EN Manchester". */
const BESIDE_A_CODE = [
  /^(?<town>.*?)[\s,]+(?<code>[a-z]{1,2}\d[a-z\d]?(?:[\s-]*\d[a-z]{0,2})?)[\s,]*$/i,
  /^\s*(?<code>[a-z]{1,2}\d[a-z\d]?(?:[\s-]*(?:\d[a-z]{2}|(?=[a-z]*\d)[a-z\d]{4}))?)[\s,]+(?<town>\D+)$/i,
]

/** Of whoever says a town and its postcode, the code; undefined where the words are not both. */
export const codeBesideTown = (market: Market, words: string): string | undefined =>
  BESIDE_A_CODE.map((shape) => shape.exec(words)?.groups)
    .filter((parts) => parts !== undefined)
    .find(
      ({ town = '', code = '' }) =>
        town !== '' && typedPostcode(code, market) !== null && namedExactly(market, town).length > 0,
    )?.['code']

/** Every name of a place in letters and digits alone, the larger place's first. */
export const placeKeys = (market: Market): Iterable<string> => index[market].byKey.keys()

export const findPlaceById = (id: string): NamedPlace | undefined => index.UK.byId.get(id) ?? index.IE.byId.get(id)

/** The place of either country that is nearest. */
export const nearestPlace = (to: LatLng): { readonly place: NamedPlace; readonly miles: number } | null => {
  const place = nearestTo([...index.UK.places, ...index.IE.places], to)
  return place === undefined ? null : { place, miles: distanceMiles(place, to) }
}

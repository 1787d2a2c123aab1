import type { Market } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { searchTextOf } from '../../kernel/db/search-text'
import { findArea } from './areas'
import { districtsCalled, findLocality, searchLocalities, type LocalityRow } from './localities.store'
import { isWritten, postcodeIn, readDistrictId, toLocality, type Locality, type LocalityType } from './localities.wire'
import { findPlaceById, findPlacesNamed, findTownIn } from './places.find'
import { postcodeAtTheEnd, typedPostcode } from './postcode.rules'

/**
 * Any postcode in a district we know is found, whether or not somebody wrote it down as a sample; else it lies somewhere in its area.
 * E45 alone is Nenagh's routing key rather than a district London does not have.
 */
export const byDistrict = async (db: Db, input: string, market: Market): Promise<LocalityRow[]> => {
  const typed = typedPostcode(input, market)
  if (typed === null) return []
  const named = await districtsCalled(db, typed.district)
  const own = named.find((district) => district.market === market)
  if (own !== undefined) return [postcodeIn(own, typed.postcode)]
  if (named.length > 0 && !typed.isWhole) return []
  const area = findArea(market, typed.district)
  return area === undefined ? [] : [postcodeIn(area, typed.postcode, `${area.town} area`)]
}

/** The door or postcode of a prediction, written down or not. */
export const locate = async (db: Db, publicId: string): Promise<LocalityRow | undefined> => {
  const typed = readDistrictId(publicId)
  if (typed === null) return findLocality(db, publicId)
  return (await byDistrict(db, typed.postcode, typed.market))[0]
}

/** The place of any prediction of ours. */
export const locateLocality = async (db: Db, publicId: string): Promise<Locality | undefined> => {
  const place = findPlaceById(publicId)
  return place === undefined ? locate(db, publicId) : toLocality(place)
}

export interface LocalityQuery {
  readonly market: Market
  readonly words: string
  readonly types: readonly LocalityType[]
  readonly limit: number
}

const MOST_BEGUN = 4

/** A postcode of the country, or places of exactly this name. */
const findExact = async (
  db: Db,
  { market, words, types }: Omit<LocalityQuery, 'limit'>,
): Promise<readonly Locality[]> => {
  const codes = types.includes('postal_code') ? await byDistrict(db, words, market) : []
  const places = types.includes('locality') ? findPlacesNamed(market, words).exact : []
  return [...codes, ...places.map(toLocality)]
}

/** Nobody knows the street: the postcode the words end with, or else the town. */
const findApproximate = async (db: Db, { market, words, types }: LocalityQuery): Promise<readonly Locality[]> => {
  const codes = types.includes('postal_code') ? await byDistrict(db, postcodeAtTheEnd(words, market), market) : []
  const town = types.includes('locality') ? findTownIn(market, words) : undefined
  return [...codes, ...(town === undefined ? [] : [toLocality(town)])]
}

/**
 * What some words may mean, best first: the very postcode, places of exactly this name, places and addresses that begin so,
 * other addresses with the words in them; for words nobody knows the postcode or the town they end with.
 */
export const findLocalities = async (db: Db, wanted: LocalityQuery): Promise<readonly Locality[]> => {
  const { market, words, types, limit } = wanted
  const searchText = searchTextOf(words)
  const exact = await findExact(db, wanted)
  const written = await searchLocalities(db, market, types.filter(isWritten), searchText, limit)
  const begun = types.includes('locality') ? findPlacesNamed(market, words).begun.slice(0, MOST_BEGUN) : []
  const known = new Set(exact.map(({ postcode, type }) => (type === 'postal_code' ? postcode : '')))
  const found = [
    ...exact,
    ...begun.map(toLocality),
    ...written.filter(({ type, postcode }) => type === 'address' || !known.has(postcode)),
  ]
  return (found.length > 0 ? found : await findApproximate(db, wanted)).slice(0, limit)
}

/** The other country's place, when the words mean exactly one there and none here. It is offered, never searched by itself. */
export const findElsewhere = async (db: Db, wanted: Omit<LocalityQuery, 'limit'>): Promise<Locality | undefined> => {
  if ((await findExact(db, wanted)).length > 0) return undefined
  const [place] = await findExact(db, { ...wanted, market: wanted.market === 'UK' ? 'IE' : 'UK' })
  return place
}

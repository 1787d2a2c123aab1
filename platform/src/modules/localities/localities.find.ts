import type { LatLng, Market } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { searchTextOf } from '../../kernel/db/search-text'
import { findArea } from './areas'
import { corrected } from './corrected'
import { districtsCalled, findLocality, searchLocalities, writtenAt, type LocalityRow } from './localities.store'
import { restaurantAt } from './our-postcodes'
import { isWritten, postcodeIn, readDistrictId, toLocality, type Locality, type LocalityType } from './localities.wire'
import { hasWordFrom, isStreetAlone, withoutDoor } from './place-words'
import { codeBesideTown, findPlaceById, findPlacesNamed, findTownIn } from './places.find'
import { postcodeAtTheEnd, typedPostcode } from './postcode.rules'

const positionOf = ({ latitude, longitude }: LatLng): LatLng => ({ latitude, longitude })

/**
 * Any postcode in a district we know is found, at the very spot if it is a restaurant's own or somebody wrote it down; else it lies somewhere in its area.
 * E45 alone is Nenagh's routing key rather than a district London does not have.
 */
export const byDistrict = async (db: Db, input: string, market: Market): Promise<LocalityRow[]> => {
  const typed = typedPostcode(input, market)
  if (typed === null) return []
  const named = await districtsCalled(db, typed.district)
  const own = named.find((district) => district.market === market)
  if (own !== undefined) {
    const known =
      restaurantAt(market, typed.postcode) ?? (typed.isWhole ? await writtenAt(db, market, typed.postcode) : undefined)
    return [postcodeIn({ ...own, ...positionOf(known ?? own) }, typed.postcode)]
  }
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

/** A postcode of the country, also beside its town's name, or places of exactly this name. */
const findExact = async (
  db: Db,
  { market, words, types }: Omit<LocalityQuery, 'limit'>,
): Promise<readonly Locality[]> => {
  const code = codeBesideTown(market, words) ?? words
  const codes = types.includes('postal_code') ? await byDistrict(db, code, market) : []
  const places = types.includes('locality') ? findPlacesNamed(market, words).exact : []
  return [...codes, ...places.map(toLocality)]
}

/** Nobody knows the door: its street, the postcode the words end with, or else the town. */
const findApproximate = async (db: Db, wanted: LocalityQuery): Promise<readonly Locality[]> => {
  const { market, words, types } = wanted
  const codes = types.includes('postal_code') ? await byDistrict(db, postcodeAtTheEnd(words, market), market) : []
  const street = withoutDoor(words)
  const around = street === null || codes.length > 0 ? [] : await findKnown(db, { ...wanted, words: street })
  const town = types.includes('locality') ? findTownIn(market, words) : undefined
  return [...codes, ...(around.length > 0 || town === undefined ? around : [toLocality(town)])]
}

const findKnown = async (db: Db, wanted: LocalityQuery): Promise<readonly Locality[]> => {
  const { market, words, types, limit } = wanted
  const exact = await findExact(db, wanted)
  const written = await searchLocalities(db, market, types.filter(isWritten), searchTextOf(words), limit)
  const begun = types.includes('locality') ? findPlacesNamed(market, words).begun.slice(0, MOST_BEGUN) : []
  const known = new Set(exact.map(({ postcode, type }) => (type === 'postal_code' ? postcode : '')))
  return [
    ...exact,
    ...begun.map(toLocality),
    ...written
      .filter(({ displayLabel }) => hasWordFrom(displayLabel, words))
      .filter(({ type, postcode }) => type === 'address' || !known.has(postcode)),
  ]
}

/** Addresses with the letters in them, as in "ester": of who makes no mistakes, the middle of a word. */
const findInside = (db: Db, { market, words, types, limit }: LocalityQuery): Promise<readonly Locality[]> =>
  searchLocalities(db, market, types.filter(isWritten), searchTextOf(words), limit)

/** What is spelt most like words that nobody knows. A code at their end says where it is, whatever is misspelt before it. */
const findMisspelt = async (db: Db, wanted: LocalityQuery): Promise<readonly Locality[]> => {
  const { market, words } = wanted
  const spelt = postcodeAtTheEnd(words, market) === '' ? corrected(market, words) : undefined
  if (spelt === undefined) return []
  const known = await findKnown(db, { ...wanted, words: spelt })
  return known.length > 0 ? known : findApproximate(db, { ...wanted, words: spelt })
}

const otherMarket = (market: Market): Market => (market === 'UK' ? 'IE' : 'UK')

/** What words may mean, and whether that was read out of them as they are or guessed. */
export interface Meant {
  /** Best first. */
  readonly found: readonly Locality[]
  /** Nobody knows the words: these are spelt most like them. */
  readonly isGuess: boolean
  /** The other country's place that is meant. It is offered, never searched by itself. */
  readonly elsewhere?: Locality | undefined
}

/**
 * What some words may mean, best first: the very postcode, places of exactly this name, places and addresses that begin so,
 * other addresses with the words in them; for words nobody knows what is spelt most like them, or the street, the postcode or the town in them.
 * The other country's place is meant by words that mean exactly one there and none here; a street's name alone says nothing of a country: there is one
 * of that name in many a town. What is misspelt is of the own country first.
 */
export const findMeant = async (db: Db, wanted: LocalityQuery): Promise<Meant> => {
  const { market, words, limit } = wanted
  const isCountryless = isStreetAlone(words)
  const there = { ...wanted, market: otherMarket(market) }
  const here = await findExact(db, wanted)
  const [elsewhere] = here.length > 0 || isCountryless ? [] : await findExact(db, there)
  const known = await findKnown(db, wanted)
  const guessed = known.length > 0 || elsewhere !== undefined ? [] : await findMisspelt(db, wanted)
  if (guessed.length > 0) return { found: guessed.slice(0, limit), isGuess: true }
  const found = known.length > 0 ? known : await findApproximate(db, wanted)
  if (found.length > 0 || elsewhere !== undefined) return { found: found.slice(0, limit), isGuess: false, elsewhere }
  const wordsThere = isCountryless ? undefined : corrected(there.market, words)
  const [guessedThere] = wordsThere === undefined ? [] : await findExact(db, { ...there, words: wordsThere })
  if (guessedThere !== undefined) return { found: [], isGuess: true, elsewhere: guessedThere }
  return { found: await findInside(db, wanted), isGuess: false }
}

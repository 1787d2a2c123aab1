import type { LatLng, Market } from '@galo/domain'
import type { Db } from '../../../../kernel/db/database'
import { searchTextOf } from '../../../../kernel/db/search-text'
import type { AddressBook, WrittenAddress } from '../../port'
import { readPlaceId, type Place } from './place'
import { fromLocality, fromRestaurant, fromTown } from './place.from'
import { findRestaurantPlace, findTowns, nearestAddress, nearestDistrict, searchRestaurantPlaces } from './places.store'
import { spotAt } from './spot'

/** Where places are looked up. */
export interface Sources {
  readonly db: Db
  readonly addresses: AddressBook
}

/** What a search may come back with; the provider's own words for kinds of places are read in `type-filter.ts`. */
export interface Wanted {
  readonly localities: readonly WrittenAddress['type'][]
  readonly towns: boolean
  readonly restaurants: boolean
}

const NEAREST_DOOR_M = 25
const IN_TOWN_M = 6000
const NEAR_TOWN_M = 25_000

const townsMatching = async (db: Db, market: Market, searchText: string): Promise<readonly Place[]> => {
  const towns = await findTowns(db, market)
  return towns.filter(({ town }) => searchTextOf(town).startsWith(searchText)).map(fromTown)
}

const slugPart = (input: string): string =>
  input
    .normalize('NFD')
    .toLowerCase()
    .replace(/^galo\b/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ /g, '-')

/** Best first: the very postcode, towns that begin so, addresses, restaurants; each place once. */
export const searchPlaces = async (
  { db, addresses }: Sources,
  market: Market,
  input: string,
  wanted: Wanted,
  limit: number,
): Promise<readonly Place[]> => {
  const searchText = searchTextOf(input)
  if (searchText === '') return []
  const postcodes = wanted.localities.includes('postal_code') ? await addresses.atPostcode(input, market) : []
  const towns = wanted.towns ? await townsMatching(db, market, searchText) : []
  const written =
    wanted.localities.length > 0 ? await addresses.search(market, wanted.localities, searchText, limit) : []
  const slug = slugPart(input)
  const named = wanted.restaurants && slug !== '' ? await searchRestaurantPlaces(db, market, slug, limit) : []
  const known = new Set(written.filter(({ type }) => type === 'postal_code').map(({ postcode }) => postcode))
  const fresh = postcodes.filter(({ postcode }) => !known.has(postcode))
  return [
    ...fresh.map(fromLocality),
    ...towns.slice(0, 2),
    ...written.map(fromLocality),
    ...named.map(fromRestaurant),
    ...towns.slice(2),
  ].slice(0, limit)
}

/** The door at a place, written down or reckoned; null where nobody lives. */
export const findDoor = async (db: Db, at: LatLng): Promise<Place | null> => {
  const door = await nearestAddress(db, at, NEAREST_DOOR_M)
  if (door !== undefined) return fromLocality(door)
  const district = await nearestDistrict(db, at, IN_TOWN_M)
  return district === undefined ? null : spotAt(at, district)
}

export const findPlace = async ({ db, addresses }: Sources, id: string): Promise<Place | null> => {
  const reference = readPlaceId(id)
  switch (reference?.kind) {
    case undefined:
      return null
    case 'town': {
      const town = (await findTowns(db, reference.market)).find((row) => row.town === reference.town)
      return town === undefined ? null : fromTown(town)
    }
    case 'restaurant': {
      const row = await findRestaurantPlace(db, reference.id)
      return row === undefined ? null : fromRestaurant(row)
    }
    case 'spot':
      return findDoor(db, reference)
    case 'locality': {
      const row = await addresses.find(reference.publicId)
      return row === undefined ? null : fromLocality(row)
    }
  }
}

/** What is at a place, from the door to the town; the smallest first, nothing in the open sea. */
export const findAround = async ({ db, addresses }: Sources, at: LatLng): Promise<readonly Place[]> => {
  const door = await findDoor(db, at)
  const district = await nearestDistrict(db, at, NEAR_TOWN_M)
  if (district === undefined) return []
  const [postcode] = await addresses.atPostcode(district.district, district.market)
  const town = (await findTowns(db, district.market)).find((row) => row.town === district.town)
  return [
    ...(door === null ? [] : [door]),
    ...(postcode === undefined ? [] : [fromLocality(postcode)]),
    ...(town === undefined ? [] : [fromTown(town)]),
  ]
}

import { and, asc, avg, between, count, eq, like, sql } from 'drizzle-orm'
import { distanceMiles, type LatLng, type Market } from '@galo/domain'
import { boxAround } from '../../../../kernel/db/box-around'
import type { Db } from '../../../../kernel/db/database'
import { localities, postcodeDistricts, restaurants } from '../../../../kernel/db/schema'
import type { WrittenAddress } from '../../port'

export type DistrictRow = typeof postcodeDistricts.$inferSelect

export interface TownRow {
  readonly market: Market
  readonly town: string
  readonly latitude: number
  readonly longitude: number
}

export type RestaurantPlaceRow = Pick<
  typeof restaurants.$inferSelect,
  'id' | 'name' | 'market' | 'streetAddress' | 'city' | 'postcode' | 'latitude' | 'longitude'
>

/** A town's districts together: each town once, the one with most districts first. */
export const findTowns = async (db: Db, market: Market): Promise<readonly TownRow[]> => {
  const rows = await db
    .select({
      town: postcodeDistricts.town,
      latitude: avg(postcodeDistricts.latitude).mapWith(Number),
      longitude: avg(postcodeDistricts.longitude).mapWith(Number),
    })
    .from(postcodeDistricts)
    .where(eq(postcodeDistricts.market, market))
    .groupBy(postcodeDistricts.town)
    .orderBy(sql`${count()} desc`, asc(postcodeDistricts.town))
    .limit(2000)
  return rows.map((row) => ({ ...row, market }))
}

const restaurantColumns = {
  id: restaurants.id,
  name: restaurants.name,
  market: restaurants.market,
  streetAddress: restaurants.streetAddress,
  city: restaurants.city,
  postcode: restaurants.postcode,
  latitude: restaurants.latitude,
  longitude: restaurants.longitude,
}

export const findRestaurantPlace = async (db: Db, id: string): Promise<RestaurantPlaceRow | undefined> => {
  const [row] = await db.select(restaurantColumns).from(restaurants).where(eq(restaurants.id, id))
  return row
}

/** `slugPart` must be letters, digits and hyphens only, so it can not be a pattern. */
export const searchRestaurantPlaces = (
  db: Db,
  market: Market,
  slugPart: string,
  limit: number,
): Promise<RestaurantPlaceRow[]> =>
  db
    .select(restaurantColumns)
    .from(restaurants)
    .where(and(eq(restaurants.market, market), like(restaurants.slug, `%${slugPart}%`)))
    .orderBy(asc(restaurants.id))
    .limit(limit)

const MOST_NEIGHBOURS = 200
const METRES_PER_MILE = 1609.344
const metresBetween = (a: LatLng, b: LatLng): number => distanceMiles(a, b) * METRES_PER_MILE

const nearestOf = <T extends LatLng>(rows: readonly T[], to: LatLng): T | undefined =>
  rows.reduce<T | undefined>(
    (best, row) => (best === undefined || metresBetween(row, to) < metresBetween(best, to) ? row : best),
    undefined,
  )

/** The written-down address nearest to a place, within `radiusM` metres. */
export const nearestAddress = async (db: Db, at: LatLng, radiusM: number): Promise<WrittenAddress | undefined> => {
  const { south, north, west, east } = boxAround(at.latitude, at.longitude, radiusM)
  const rows = await db
    .select()
    .from(localities)
    .where(
      and(
        eq(localities.type, 'address'),
        between(localities.latitude, south, north),
        between(localities.longitude, west, east),
      ),
    )
    .limit(MOST_NEIGHBOURS)
  const nearest = nearestOf(rows, at)
  return nearest !== undefined && metresBetween(nearest, at) <= radiusM ? nearest : undefined
}

/** The district whose middle is nearest, within `radiusM` metres. */
export const nearestDistrict = async (db: Db, at: LatLng, radiusM: number): Promise<DistrictRow | undefined> => {
  const { south, north, west, east } = boxAround(at.latitude, at.longitude, radiusM)
  const rows = await db
    .select()
    .from(postcodeDistricts)
    .where(and(between(postcodeDistricts.latitude, south, north), between(postcodeDistricts.longitude, west, east)))
    .limit(MOST_NEIGHBOURS)
  return nearestOf(rows, at)
}

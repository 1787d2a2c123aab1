import type { Market } from '@galo/domain'
import { and, asc, between, eq, ilike, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { restaurants, throttles } from '../../kernel/db/schema'
import type { Box } from '../../kernel/db/box-around'

export type RestaurantRow = typeof restaurants.$inferSelect

export const findRestaurant = async (db: Db, id: string): Promise<RestaurantRow | undefined> => {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, id))
  return row
}

/**
 * Keeps other orders for this restaurant waiting until the transaction ends, so that two can't take the last place of a slot.
 * `no key update`, because rows that merely refer to the restaurant must still get in.
 */
export const lockRestaurant = async (db: Db, id: string): Promise<RestaurantRow | undefined> => {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, id)).for('no key update')
  return row
}

export const findRestaurantBySlug = async (db: Db, slug: string): Promise<RestaurantRow | undefined> => {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.slug, slug))
  return row
}

export const findRestaurants = (db: Db, ids: readonly string[]): Promise<RestaurantRow[]> =>
  db
    .select()
    .from(restaurants)
    .where(inArray(restaurants.id, [...ids]))

/** Everything in a box around a place; the caller measures the true distance. */
export const restaurantsInBox = (db: Db, box: Box): Promise<RestaurantRow[]> =>
  db
    .select()
    .from(restaurants)
    .where(and(between(restaurants.latitude, box.south, box.north), between(restaurants.longitude, box.west, box.east)))

export interface RestaurantFilter {
  readonly identifier?: string
  readonly name?: string
  readonly slug?: string
  readonly market?: Market
  readonly locality?: string
  /** Every one of them. */
  readonly facilities?: readonly string[]
}

/** A town, or one of its numbered districts: Dublin has Dublin 2 and Dublin 6W. */
const isIn = (locality: string) => {
  const called = locality.trim().toLowerCase()
  const city = sql`lower(${restaurants.city})`
  return sql`${called} in (${city}, regexp_replace(${city}, ' [0-9]+[a-z]?$', ''))`
}

/** D03: only the fields that are given count. */
export const restaurantsLike = (
  db: Db,
  { identifier, name, slug, market, locality, facilities }: RestaurantFilter,
): Promise<RestaurantRow[]> =>
  db
    .select()
    .from(restaurants)
    .where(
      and(
        identifier ? eq(restaurants.id, identifier) : undefined,
        name ? ilike(restaurants.name, `%${name.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
        slug ? eq(restaurants.slug, slug) : undefined,
        market ? eq(restaurants.market, market) : undefined,
        locality ? isIn(locality) : undefined,
        facilities ? sql`${restaurants.facilities} @> ${JSON.stringify(facilities)}::jsonb` : undefined,
      ),
    )
    .orderBy(asc(restaurants.name))

export const throttlesOf = (db: Db, restaurantIds: readonly string[]) =>
  db
    .select()
    .from(throttles)
    .where(inArray(throttles.restaurantId, [...restaurantIds]))

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { itemAvailability, menuItems, menuSections } from '../../kernel/db/schema'
import type { SaleFacts } from './availability.rules'
import { pictureUrl } from './menu.pictures'

export const readSections = (db: Db) => db.select().from(menuSections).orderBy(asc(menuSections.position))

export const readItems = async (db: Db) => {
  const rows = await db.select({ details: menuItems.details }).from(menuItems).orderBy(asc(menuItems.position))
  return rows.map((row) => row.details)
}

/** By the id of the dish: where its picture is, without size and ending. One that left the menu has none. */
export const picturesOf = async (db: Db, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .select({ id: menuItems.id, picture: sql<string>`${menuItems.details} ->> 'picture'` })
    .from(menuItems)
    .where(inArray(menuItems.id, [...itemIds]))
  return new Map(rows.map(({ id, picture }) => [id, pictureUrl(picture)]))
}

/** What a restaurant has run out of or never stocks. */
export const readMissing = async (db: Db, restaurantId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: itemAvailability.itemId })
    .from(itemAvailability)
    .where(eq(itemAvailability.restaurantId, restaurantId))
  return new Set(rows.map(({ id }) => id))
}

/** The whole menu with what this restaurant has of it; `stock` is null for what is simply there. */
export const readStock = (db: Db, restaurantId: string) =>
  db
    .select({
      id: menuItems.id,
      // A whole item is some kilobytes, mostly modifiers.
      priceList: sql<SaleFacts['priceList']>`${menuItems.details} -> 'priceList'`,
      ageRestricted: sql<boolean>`(${menuItems.details} ->> 'ageRestricted')::boolean`,
      stock: itemAvailability.status,
    })
    .from(menuItems)
    .leftJoin(
      itemAvailability,
      and(eq(itemAvailability.itemId, menuItems.id), eq(itemAvailability.restaurantId, restaurantId)),
    )
    .orderBy(asc(menuItems.id))

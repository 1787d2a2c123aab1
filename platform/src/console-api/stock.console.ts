import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../kernel/db/database'
import { itemAvailability, menuItems, menuSections } from '../kernel/db/schema'
import { notFound, Refusal } from '../kernel/http/refusal'

/** The whole menu with what this restaurant has of it; `HIDDEN` is what it never stocks. */
export const stockOf = async (db: Db, restaurantId: string) => {
  const rows = await db
    .select({
      id: menuItems.id,
      details: menuItems.details,
      section: menuSections.displayName,
      status: itemAvailability.status,
    })
    .from(menuItems)
    .innerJoin(menuSections, eq(menuItems.sectionId, menuSections.id))
    .leftJoin(
      itemAvailability,
      and(eq(itemAvailability.itemId, menuItems.id), eq(itemAvailability.restaurantId, restaurantId)),
    )
    .orderBy(asc(menuItems.position))
  return rows.map(({ id, details, section, status }) => ({
    id,
    name: details.displayName,
    section,
    status: status ?? ('AVAILABLE' as const),
  }))
}

/** By restaurant, a word that changes whenever anything is sold out or back. */
export const stockDigests = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const parts = sql`${itemAvailability.itemId} || ${itemAvailability.status}`
  const rows = await db
    .select({
      restaurantId: itemAvailability.restaurantId,
      digest: sql<string>`md5(string_agg(${parts}, ',' order by ${itemAvailability.itemId}))`,
    })
    .from(itemAvailability)
    .groupBy(itemAvailability.restaurantId)
  return new Map(rows.map(({ restaurantId, digest }) => [restaurantId, digest]))
}

/** Sold out from now on, or back. What a restaurant never stocks can be neither. */
export const setAvailable = (db: Db, restaurantId: string, itemId: string, isAvailable: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const [item] = await tx.select({ id: menuItems.id }).from(menuItems).where(eq(menuItems.id, itemId))
    if (item === undefined) throw notFound('Item')
    const here = and(eq(itemAvailability.restaurantId, restaurantId), eq(itemAvailability.itemId, itemId))
    const [row] = await tx.select({ status: itemAvailability.status }).from(itemAvailability).where(here)
    if (row?.status === 'HIDDEN')
      throw new Refusal(409, 'ITEM_NOT_STOCKED', 'This restaurant does not have the item on its menu')
    if (isAvailable) await tx.delete(itemAvailability).where(here)
    else await tx.insert(itemAvailability).values({ restaurantId, itemId, status: 'UNAVAILABLE' }).onConflictDoNothing()
  })

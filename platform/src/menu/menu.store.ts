import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { itemAvailability, menuItems, menuSections } from '../db/schema'

export const readSections = (db: Db) => db.select().from(menuSections).orderBy(asc(menuSections.position))

export const readItems = async (db: Db) => {
  const rows = await db.select({ details: menuItems.details }).from(menuItems).orderBy(asc(menuItems.position))
  return rows.map((row) => row.details)
}

export const readAvailability = (db: Db, restaurantId: string) =>
  db
    .select({ id: itemAvailability.itemId, status: itemAvailability.status })
    .from(itemAvailability)
    .where(eq(itemAvailability.restaurantId, restaurantId))
    .orderBy(asc(itemAvailability.itemId))

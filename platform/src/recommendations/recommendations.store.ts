import { eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { itemAvailability } from '../db/schema'

/** What a restaurant has run out of or never stocks. */
export const readMissing = async (db: Db, restaurantId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: itemAvailability.itemId })
    .from(itemAvailability)
    .where(eq(itemAvailability.restaurantId, restaurantId))
  return new Set(rows.map(({ id }) => id))
}

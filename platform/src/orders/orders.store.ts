import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { orders } from '../db/schema'

export type OrderRow = typeof orders.$inferSelect

export const insertOrder = async (db: Db, row: typeof orders.$inferInsert): Promise<void> => {
  await db.insert(orders).values(row)
}

/** The caller's own; somebody else's order is not there. */
export const findOrder = async (db: Db, id: string, customerId: string): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)))
  return row
}

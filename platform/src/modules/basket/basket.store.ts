import { and, eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { baskets, orders } from '../../kernel/db/schema'

export type BasketRow = typeof baskets.$inferSelect

export const insertBasket = async (db: Db, row: BasketRow): Promise<void> => {
  await db.insert(baskets).values(row)
}

/**
 * The caller's own basket, held until the transaction ends: changes, payment and submit of one basket happen one after the other.
 * Somebody else's basket is not there at all.
 */
export const lockBasket = async (db: Db, id: string, customerId: string): Promise<BasketRow | undefined> => {
  const mine = and(eq(baskets.id, id), eq(baskets.customerId, customerId))
  const [row] = await db.select().from(baskets).where(mine).for('update')
  return row
}

/** The caller's own basket as it is, to be looked at only; somebody else's is not there. */
export const findBasket = async (db: Db, id: string, customerId: string): Promise<BasketRow | undefined> => {
  const [row] = await db
    .select()
    .from(baskets)
    .where(and(eq(baskets.id, id), eq(baskets.customerId, customerId)))
  return row
}

type Changeable =
  | 'lines'
  | 'revision'
  | 'built'
  | 'expiresAt'
  | 'deliveryQuoteId'
  | 'deliveryFee'
  | 'deliveryQuoteValidUntil'
  | 'reward'
  | 'discountCode'
  | 'customerId'
  | 'recentChanges'
  | 'preferences'
export type BasketChanges = Partial<Pick<BasketRow, Changeable>>

export const updateBasket = async (db: Db, row: BasketRow, changes: BasketChanges): Promise<BasketRow> => {
  await db.update(baskets).set(changes).where(eq(baskets.id, row.id))
  return { ...row, ...changes }
}

export const orderOfBasket = async (db: Db, basketId: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.basketId, basketId))
  return row
}

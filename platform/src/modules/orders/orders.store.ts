import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { deliveries, orderPeople, orders } from '../../kernel/db/schema'

export type OrderRow = typeof orders.$inferSelect
export type DeliveryRow = typeof deliveries.$inferSelect

export const insertOrder = async (db: Db, row: typeof orders.$inferInsert): Promise<void> => {
  await db.insert(orders).values(row)
}

/** Whose order it was, for the next time somebody wants what is once for each person. */
export const insertOrderPeople = async (tx: Db, orderId: string, hashes: readonly string[]): Promise<void> => {
  if (hashes.length === 0) return
  await tx.insert(orderPeople).values(hashes.map((personHash) => ({ orderId, personHash })))
}

/** The caller's own; somebody else's order is not there. */
export const findOrder = async (db: Db, id: string, customerId: string): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)))
  return row
}

/** Whoever's it is: ask first whether it may be seen. */
export const findAnyOrder = async (db: Db, id: string): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** The caller's own, the newest first. */
export const ordersOf = (db: Db, customerId: string, most: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most)

export const insertDelivery = async (db: Db, row: DeliveryRow): Promise<void> => {
  await db.insert(deliveries).values(row)
}

export const updateDelivery = async (db: Db, row: DeliveryRow): Promise<void> => {
  const { orderId, attempt, state, since, riders, courier } = row
  const it = and(eq(deliveries.orderId, orderId), eq(deliveries.attempt, attempt))
  await db.update(deliveries).set({ state, since, riders, courier }).where(it)
}

/** Every try of these orders, the first one first. Nothing but a delivery has any. */
export const deliveriesOf = async (db: Db, orderIds: readonly string[]): Promise<DeliveryRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(deliveries)
        .where(inArray(deliveries.orderId, [...orderIds]))
        .orderBy(asc(deliveries.attempt))

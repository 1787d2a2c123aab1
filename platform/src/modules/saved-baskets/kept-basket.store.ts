import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { customers, keptBaskets } from '../../kernel/db/schema'
import { notFound, Refusal } from '../../kernel/http/refusal'

export type KeptRow = typeof keptBaskets.$inferSelect
/** What is kept of a basket, whoever keeps it. */
export type Contents = Pick<KeptRow, 'restaurantId' | 'fulfilmentType' | 'lines'>

/** More than anybody looks through. */
const MOST_SAVED = 20
const SHARED_FOR_MS = 7 * 24 * 3_600_000

/** A customer's own, the latest first. */
export const savedBasketsOf = (db: Db, customerId: string): Promise<KeptRow[]> =>
  db
    .select()
    .from(keptBaskets)
    .where(eq(keptBaskets.customerId, customerId))
    .orderBy(desc(keptBaskets.keptAt), keptBaskets.id)

/** The customer's row is held, so that what comes from two tabs at once is counted one after the other. */
export const insertSaved = (db: Db, customerId: string, name: string, contents: Contents, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const mine = eq(keptBaskets.customerId, customerId)
    const customer = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update')
    if (customer.length === 0) throw notFound('Customer')
    await tx.delete(keptBaskets).where(and(mine, eq(keptBaskets.name, name)))
    if ((await tx.$count(keptBaskets, mine)) >= MOST_SAVED)
      throw new Refusal(409, 'TOO_MANY_SAVED_BASKETS', `at most ${MOST_SAVED} of them`)
    await tx
      .insert(keptBaskets)
      .values({ ...contents, id: randomUUID(), customerId, name, keptAt: now, expiresAt: null })
  })

/** Somebody else's stays. */
export const deleteSaved = async (db: Db, customerId: string, id: string): Promise<void> => {
  await db.delete(keptBaskets).where(and(eq(keptBaskets.id, id), eq(keptBaskets.customerId, customerId)))
}

/** Those that are over go when a new one comes: nothing else would ever look at them. */
export const insertShared = async (db: Db, contents: Contents, now: Date) => {
  await db.delete(keptBaskets).where(lte(keptBaskets.expiresAt, now))
  const shared = { id: randomUUID(), expiresAt: new Date(now.getTime() + SHARED_FOR_MS) }
  await db.insert(keptBaskets).values({ ...contents, ...shared, customerId: null, name: null, keptAt: now })
  return shared
}

/** A saved basket is not found by its id: it has not been shared. */
export const findShared = async (db: Db, id: string, now: Date) => {
  const [row] = await db
    .select()
    .from(keptBaskets)
    .where(and(eq(keptBaskets.id, id), gt(keptBaskets.expiresAt, now)))
  return row
}

import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/database'
import { cardCustomers, cardMethods } from './card.tables'
import type { CustomerRow, IntentRow, MethodRow } from './card.rows'

export const insertCustomer = async (
  db: Db,
  metadata: Readonly<Record<string, string>>,
  now: Date,
): Promise<CustomerRow> => {
  const row = { id: `cus_${randomBytes(12).toString('hex')}`, metadata, createdAt: now }
  await db.insert(cardCustomers).values(row)
  return row
}

export const findCustomer = async (db: Db, id: string): Promise<CustomerRow | undefined> => {
  const [row] = await db.select().from(cardCustomers).where(eq(cardCustomers.id, id))
  return row
}

/** Their cards are good for nothing any more. False when there was nobody. */
export const deleteCustomer = async (db: Db, id: string, now: Date): Promise<boolean> => {
  await db.update(cardMethods).set({ customerId: null, detachedAt: now }).where(eq(cardMethods.customerId, id))
  return (await db.delete(cardCustomers).where(eq(cardCustomers.id, id)).returning()).length > 0
}

export const methodsOf = (db: Db, customerId: string): Promise<MethodRow[]> =>
  db
    .select()
    .from(cardMethods)
    .where(eq(cardMethods.customerId, customerId))
    .orderBy(desc(cardMethods.createdAt), desc(cardMethods.id))

/** Undefined when it is nobody's. */
export const detachMethod = async (db: Db, id: string, now: Date): Promise<MethodRow | undefined> => {
  const [row] = await db.select().from(cardMethods).where(eq(cardMethods.id, id)).for('update')
  if (row?.customerId == null) return undefined
  await db.update(cardMethods).set({ customerId: null, detachedAt: now }).where(eq(cardMethods.id, id))
  return { ...row, customerId: null, detachedAt: now }
}

/** Keeps the card that has paid, where it was asked for. Call with the intent locked. */
export const attachPayer = async (tx: Db, { customerId, setupFutureUsage }: IntentRow, { id }: MethodRow) => {
  if (customerId === null || setupFutureUsage === null) return
  const isNobodys = and(eq(cardMethods.id, id), isNull(cardMethods.customerId))
  await tx.update(cardMethods).set({ customerId }).where(isNobodys)
}

/** Whether it may pay at all: one that was kept may for its customer only, and for nobody once it is kept no more. */
export const mayPay = ({ customerId, detachedAt }: MethodRow, intent: IntentRow): boolean =>
  detachedAt === null && (customerId === null || customerId === intent.customerId)

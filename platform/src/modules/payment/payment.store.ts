import { and, eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { baskets, transactions } from '../../kernel/db/schema'

export type TransactionRow = typeof transactions.$inferSelect

export const openTransactionOf = async (db: Db, basketId: string): Promise<TransactionRow | undefined> => {
  const open = and(eq(transactions.basketId, basketId), eq(transactions.state, 'open'))
  const [row] = await db.select().from(transactions).where(open)
  return row
}

/** The baskets this customer has a payment for under this key, with its sum. */
export const paymentsUnderKey = (db: Db, customerId: string, key: string) =>
  db
    .select({ basketId: transactions.basketId, amount: transactions.amount })
    .from(transactions)
    // By the customer's baskets: they are few, and found without looking through all payments.
    .innerJoin(baskets, eq(baskets.id, transactions.basketId))
    .where(
      and(eq(baskets.customerId, customerId), eq(transactions.state, 'open'), eq(transactions.idempotencyKey, key)),
    )

export const findTransaction = async (db: Db, reference: string): Promise<TransactionRow | undefined> => {
  const [row] = await db.select().from(transactions).where(eq(transactions.reference, reference))
  return row
}

export const insertTransaction = async (db: Db, row: typeof transactions.$inferInsert): Promise<void> => {
  await db.insert(transactions).values(row)
}

/** It is no longer this basket's payment, and nobody has to look at it again. */
export const replaceTransaction = async (db: Db, reference: string): Promise<void> => {
  await db.update(transactions).set({ state: 'replaced', dueAt: null }).where(eq(transactions.reference, reference))
}

/** Sets when to check whether the payment has an order; null for one that has. */
export const scheduleCheck = async (db: Db, reference: string, dueAt: Date | null): Promise<void> => {
  await db.update(transactions).set({ dueAt }).where(eq(transactions.reference, reference))
}

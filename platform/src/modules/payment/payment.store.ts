import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { baskets, refunds, transactions } from '../../kernel/db/schema'
import type { ProviderIntent } from '../../providers/card/port'

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

/** Writes down the intent the provider made for it. False when the payment was withdrawn meanwhile: nobody may pay that intent. */
export const keepIntent = async (db: Db, reference: string, intentId: string): Promise<boolean> => {
  const isOurs = or(isNull(transactions.intentId), eq(transactions.intentId, intentId))
  const kept = await db
    .update(transactions)
    .set({ intentId })
    .where(and(eq(transactions.reference, reference), eq(transactions.state, 'open'), isOurs))
    .returning({ reference: transactions.reference })
  return kept.length > 0
}

/** What the provider has answered of money that is in stays true, whatever it or a message says later. */
export const rememberPaid = async (
  db: Db,
  reference: string,
  intent: Pick<ProviderIntent, 'paidAt' | 'paidBy'> | undefined,
): Promise<void> => {
  const paidAt = intent?.paidAt ?? null
  if (paidAt === null) return
  const { brand: cardBrand = null, lastFour: cardLastFour = null } = intent?.paidBy ?? {}
  await db
    .update(transactions)
    .set({ paidAt, cardBrand, cardLastFour })
    .where(and(eq(transactions.reference, reference), isNull(transactions.paidAt)))
}

/** Its money goes back, once this is committed and by whoever looks first. */
export const oweRefund = async (db: Db, reference: string, since: Date): Promise<void> => {
  await db.update(transactions).set({ refundDueAt: since }).where(eq(transactions.reference, reference))
}

/** Takes a refund that is due, and puts the next try off: should this process end before the answer, it is made again. */
export const claimRefund = async (
  db: Db,
  reference: string,
  now: Date,
  again: Date,
): Promise<TransactionRow | undefined> => {
  const [row] = await db
    .update(transactions)
    .set({ refundDueAt: again })
    .where(and(eq(transactions.reference, reference), lte(transactions.refundDueAt, now)))
    .returning()
  return row
}

/** All of it has gone back; so has what somebody gave back of its order as a whole. */
export const refundMade = async (db: Db, reference: string, now: Date): Promise<void> => {
  await db.update(transactions).set({ refundDueAt: null }).where(eq(transactions.reference, reference))
  const whole = and(eq(refunds.paymentReference, reference), eq(refunds.isWhole, true), isNull(refunds.madeAt))
  await db.update(refunds).set({ madeAt: now }).where(whole)
}

/** It is no longer this basket's payment, and nobody has to look at it again. */
export const replaceTransaction = async (db: Db, reference: string): Promise<void> => {
  await db.update(transactions).set({ state: 'replaced', dueAt: null }).where(eq(transactions.reference, reference))
}

/** Sets when to check whether the payment has an order; null for one that has. */
export const scheduleCheck = async (db: Db, reference: string, dueAt: Date | null): Promise<void> => {
  await db.update(transactions).set({ dueAt }).where(eq(transactions.reference, reference))
}

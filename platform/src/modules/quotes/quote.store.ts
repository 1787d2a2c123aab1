import { and, eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { baskets, deliveryQuotes } from '../../kernel/db/schema'

export type QuoteRow = typeof deliveryQuotes.$inferSelect

export const insertQuote = async (db: Db, row: QuoteRow): Promise<void> => {
  await db.insert(deliveryQuotes).values(row)
}

/** The caller's own quote, held until the transaction ends; somebody else's is not there. */
export const lockQuote = async (db: Db, id: string, customerId: string): Promise<QuoteRow | undefined> => {
  const mine = and(eq(deliveryQuotes.id, id), eq(deliveryQuotes.customerId, customerId))
  const [row] = await db.select().from(deliveryQuotes).where(mine).for('update')
  return row
}

export const basketOfQuote = async (db: Db, quoteId: string): Promise<string | null> => {
  const [row] = await db.select({ id: baskets.id }).from(baskets).where(eq(baskets.deliveryQuoteId, quoteId))
  return row?.id ?? null
}

/** Whoever it was made for: only for a quote that a basket of the caller's holds. */
export const findQuote = async (db: Db, id: string): Promise<QuoteRow | undefined> => {
  const [row] = await db.select().from(deliveryQuotes).where(eq(deliveryQuotes.id, id))
  return row
}

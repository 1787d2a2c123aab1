import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { updatesSaid, updateWishes } from '../../kernel/db/schema'

export type WishRow = typeof updateWishes.$inferSelect
type NewWish = typeof updateWishes.$inferInsert

/** What is asked for and not over, e-mail first. */
export const wishesOf = (db: Db, orderId: string, now: Date): Promise<WishRow[]> =>
  db
    .select()
    .from(updateWishes)
    .where(and(eq(updateWishes.orderId, orderId), gt(updateWishes.until, now)))
    .orderBy(updateWishes.channel)

/** Forgets where somebody wanted to be told, theirs and whatever else is over. */
export const forgetWishes = async (tx: Db, orderId: string, now: Date): Promise<void> => {
  await tx.delete(updateWishes).where(eq(updateWishes.orderId, orderId))
  await tx.delete(updateWishes).where(lte(updateWishes.until, now))
}

/** Forgets a browser, whatever was to be told there. */
export const forgetDevice = async (tx: Db, endpoint: string): Promise<void> => {
  await tx.delete(updateWishes).where(and(eq(updateWishes.channel, 'push'), eq(updateWishes.to, endpoint)))
}

export const insertWishes = async (tx: Db, wishes: readonly NewWish[]): Promise<void> => {
  if (wishes.length > 0) await tx.insert(updateWishes).values([...wishes])
}

/** Notes that it is said; false where it has been. */
export const isFirstTime = async (tx: Db, said: typeof updatesSaid.$inferInsert): Promise<boolean> =>
  (await tx.insert(updatesSaid).values(said).onConflictDoNothing().returning({ what: updatesSaid.what })).length > 0

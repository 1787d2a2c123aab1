import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { refunds } from '../../kernel/db/schema'
import type { RefundRow } from '../orders'

export const findRefund = async (db: Db, id: string): Promise<RefundRow | undefined> => {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

/** Takes a refund that is due, and puts the next try off: should this process end before the answer, it is made again. */
export const claimPartRefund = async (db: Db, id: string, now: Date, again: Date): Promise<RefundRow | undefined> => {
  const [row] = await db
    .update(refunds)
    .set({ dueAt: again })
    .where(and(eq(refunds.id, id), lte(refunds.dueAt, now)))
    .returning()
  return row
}

export const partRefundMade = async (db: Db, id: string, madeAt: Date): Promise<void> => {
  await db.update(refunds).set({ dueAt: null, madeAt }).where(eq(refunds.id, id))
}

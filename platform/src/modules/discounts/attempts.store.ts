import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { codeAttempts } from '../../kernel/db/schema'

const WINDOW_MS = 10 * 60_000

/** Counts one more wrong guess before it is known to be one, so that many at once can not slip through; answers how many there are. */
export const takeAttempt = async (db: Db, customerId: string, now: Date): Promise<number> => {
  const until = new Date(now.getTime() + WINDOW_MS)
  const isOver = sql`${codeAttempts.until} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(codeAttempts)
    .values({ customerId, attempts: 1, until })
    .onConflictDoUpdate({
      target: codeAttempts.customerId,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${codeAttempts.attempts} + 1 end`,
        until: sql`case when ${isOver} then ${until.toISOString()}::timestamptz else ${codeAttempts.until} end`,
      },
    })
    .returning({ attempts: codeAttempts.attempts })
  return row?.attempts ?? 0
}

/** The guess was right after all. */
export const giveBackAttempt = async (db: Db, customerId: string): Promise<void> => {
  await db
    .update(codeAttempts)
    .set({ attempts: sql`greatest(${codeAttempts.attempts} - 1, 0)` })
    .where(eq(codeAttempts.customerId, customerId))
}

import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { signInFailures } from '../../kernel/db/schema'
import { WINDOW_S, waitFor, type AttemptKind } from './attempts.rules'

/** Attempts at once look at the clock in one order and write in another: they may be apart by as much as a request takes. */
const CLOCK_TOLERANCE_S = 60

/** Neither e-mails nor network addresses are kept in the clear for this. */
const keyOf = (kind: AttemptKind, who: string): string =>
  `${kind}:${createHash('sha256').update(who).digest('base64url')}`

/** So many at a time, that nobody waits for a long night's guesses to be cleared. */
const MOST_CLEARED = 100

/** Counts that are over are of no use to anybody, and their keys stand for people: they go when somebody else is counted. */
const clearOlder = async (db: Db, oldest: Date): Promise<void> => {
  // Whoever is being counted right now is left to that count: waiting for each other's rows could go in a circle.
  const over = db
    .select({ key: signInFailures.key })
    .from(signInFailures)
    .where(lte(signInFailures.since, oldest))
    .limit(MOST_CLEARED)
    .for('update', { skipLocked: true })
  await db.delete(signInFailures).where(inArray(signInFailures.key, over))
}

/**
 * Counts an attempt before anybody looks whether it is right, so that many at once count as many, in whatever process they arrive.
 * Answers how many seconds the caller must wait, 0 to go on.
 */
export const countAttempt = async (db: Db, kind: AttemptKind, who: string, now: Date): Promise<number> => {
  const key = keyOf(kind, who)
  const oldest = new Date(now.getTime() - WINDOW_S * 1000)
  // A count from well in the future is left over from before the clock was put back; attempts at once may overtake each other by a little.
  const newest = new Date(now.getTime() + CLOCK_TOLERANCE_S * 1000)
  const isOver = sql`${signInFailures.since} <= ${oldest.toISOString()} or ${signInFailures.since} > ${newest.toISOString()}`
  const [row] = await db
    .insert(signInFailures)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInFailures.count} + 1 end`,
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${signInFailures.since} end`,
      },
    })
    .returning()
  await clearOlder(db, oldest)
  return row === undefined ? 0 : waitFor(kind, row.count, row.since, now)
}

/** It was right after all: that count starts anew. */
export const forgetAttempts = async (db: Db, kind: AttemptKind, who: string): Promise<void> => {
  await db.delete(signInFailures).where(eq(signInFailures.key, keyOf(kind, who)))
}

export const giveBackAttempt = async (db: Db, kind: AttemptKind, who: string): Promise<void> => {
  await db
    .update(signInFailures)
    .set({ count: sql`${signInFailures.count} - 1` })
    .where(and(eq(signInFailures.key, keyOf(kind, who)), gt(signInFailures.count, 0)))
}

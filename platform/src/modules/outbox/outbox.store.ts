import { desc, lte, or } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { letters } from '../../kernel/db/schema'

type LetterRow = typeof letters.$inferSelect

/** A letter to one person: what it says, and the one link it is about. */
export type Letter = Omit<typeof letters.$inferInsert, 'id' | 'sentAt'>

/** So many are kept, and none longer than its link can be good for: a letter is as good as the link in it. */
export const KEPT_LETTERS = 200
const KEPT_FOR_MS = 24 * 60 * 60 * 1000

/**
 * Sends a letter, or not, together with whatever else is written in `tx`. Who sends one clears away those that are over, by the platform's
 * clock, and the oldest when there are too many.
 */
export const sendLetter = async (tx: Db, letter: Letter, now: Date): Promise<void> => {
  await tx.insert(letters).values({ ...letter, sentAt: now })
  const [first] = await tx
    .select({ id: letters.id })
    .from(letters)
    .orderBy(desc(letters.id))
    .limit(1)
    .offset(KEPT_LETTERS)
  const isOver = lte(letters.sentAt, new Date(now.getTime() - KEPT_FOR_MS))
  await tx.delete(letters).where(first === undefined ? isOver : or(isOver, lte(letters.id, first.id)))
}

/** The latest first. */
export const latestLetters = (db: Db, most: number): Promise<LetterRow[]> =>
  db.select().from(letters).orderBy(desc(letters.id)).limit(most)

import { and, asc, desc, eq, gte, lte, or } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { letters, texts } from '../../kernel/db/schema'

type LetterRow = typeof letters.$inferSelect

/** What a letter is about. */
export type LetterKind = LetterRow['kind']

/** A letter to one person: what it says, and the one link it is about. */
export type Letter = Omit<typeof letters.$inferInsert, 'id' | 'sentAt'>

type TextRow = typeof texts.$inferSelect

/** A text message to one number. */
export type Text = Omit<typeof texts.$inferInsert, 'id' | 'sentAt'>

/** So many are kept, and none longer than a letter's link can be good for: a letter is as good as the link in it, and a text is read at once. */
export const KEPT_LETTERS = 200
const KEPT_FOR_MS = 24 * 60 * 60 * 1000

/** Those that are over, by the platform's clock, and the oldest when there are too many. */
const clearAway = async (tx: Db, table: typeof letters | typeof texts, now: Date): Promise<void> => {
  const [first] = await tx.select({ id: table.id }).from(table).orderBy(desc(table.id)).limit(1).offset(KEPT_LETTERS)
  const isOver = lte(table.sentAt, new Date(now.getTime() - KEPT_FOR_MS))
  await tx.delete(table).where(first === undefined ? isOver : or(isOver, lte(table.id, first.id)))
}

/**
 * Sends a letter, or not, together with whatever else is written in `tx`. Who sends one clears away those that are over.
 */
export const sendLetter = async (tx: Db, letter: Letter, now: Date): Promise<void> => {
  await tx.insert(letters).values({ ...letter, sentAt: now })
  await clearAway(tx, letters, now)
}

/** The same of a text message. */
export const sendText = async (tx: Db, text: Text, now: Date): Promise<void> => {
  await tx.insert(texts).values({ ...text, sentAt: now })
  await clearAway(tx, texts, now)
}

/** What was written to somebody since, of what is still kept; the first first. */
export const lettersTo = (db: Db, email: string, since: Date): Promise<LetterRow[]> =>
  db
    .select()
    .from(letters)
    .where(and(eq(letters.toEmail, email), gte(letters.sentAt, since)))
    .orderBy(asc(letters.id))

/** The latest first. */
export const latestLetters = (db: Db, most: number): Promise<LetterRow[]> =>
  db.select().from(letters).orderBy(desc(letters.id)).limit(most)

/** The latest first. */
export const latestTexts = (db: Db, most: number): Promise<TextRow[]> =>
  db.select().from(texts).orderBy(desc(texts.id)).limit(most)

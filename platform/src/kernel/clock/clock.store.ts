import { eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { platformClock } from '../db/schema'

const ONLY_ROW = 1

export const readOffset = async (db: Db) => {
  const [row] = await db.select().from(platformClock).where(eq(platformClock.id, ONLY_ROW))
  return row
}

export const writeOffset = async (db: Db, offsetMs: number, setBy: 'environment' | 'console'): Promise<void> => {
  await db
    .insert(platformClock)
    .values({ id: ONLY_ROW, offsetMs, setBy })
    .onConflictDoUpdate({ target: platformClock.id, set: { offsetMs, setBy } })
}

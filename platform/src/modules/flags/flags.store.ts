import type { FlagChange } from '@galo/console/calls'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { flags } from '../../kernel/db/schema'

export type FlagRow = typeof flags.$inferSelect

export const listFlags = (db: Db): Promise<FlagRow[]> => db.select().from(flags).orderBy(asc(flags.key))

export const findFlag = async (db: Db, key: string): Promise<FlagRow | undefined> => {
  const [flag] = await db.select().from(flags).where(eq(flags.key, key))
  return flag
}

export const changeFlag = async (db: Db, key: string, change: FlagChange, now: Date): Promise<void> => {
  const { isOn, defaultVariant, rules } = change
  await db
    .update(flags)
    .set({
      ...(isOn === undefined ? {} : { isOn }),
      ...(defaultVariant === undefined ? {} : { defaultVariant }),
      ...(rules === undefined ? {} : { rules }),
      changedAt: now,
    })
    .where(eq(flags.key, key))
}

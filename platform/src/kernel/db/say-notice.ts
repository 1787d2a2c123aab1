import { sql } from 'drizzle-orm'
import type { Db } from './database'

/** Said when the transaction is committed, and never if it is not. The same text twice in one transaction is said once. */
export const sayNotice = async (tx: Db, channel: string, text: string): Promise<void> => {
  await tx.execute(sql`select pg_notify(${channel}, ${text})`)
}

import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { customers } from '../../kernel/db/schema'

/** They read the letters of that address. When it was shown first is kept. */
export const confirmEmail = async (tx: Db, customerId: string, now: Date): Promise<void> => {
  const emailVerifiedAt = sql`coalesce(${customers.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`
  await tx.update(customers).set({ emailVerifiedAt }).where(eq(customers.id, customerId))
}

import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/database'
import { oidcModels } from '../db/schema'

/**
 * Whether the sign-in that a customer's token was given for is still there. It goes when they sign out, when they choose a new password and
 * when somebody signs them out everywhere; the token itself would be good for the rest of its life (RFC 9068 leaves that to us).
 * `grant`: as the provider keeps it, by real time.
 */
export const isSignInStanding = async (db: Db, grant: string): Promise<boolean> => {
  const { model, id, expiresAt } = oidcModels
  const [found] = await db
    .select({ id })
    .from(oidcModels)
    .where(and(eq(model, 'Grant'), eq(id, grant), or(isNull(expiresAt), gt(expiresAt, new Date()))))
  return found !== undefined
}

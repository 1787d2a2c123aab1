import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Db } from '../../../kernel/db/database'
import { oidcModels } from '../../../kernel/db/schema'
import { errors } from './oidc-provider'

const CLEAN_AT_ONCE = 200

/** Who begins to sign in clears away a little of what others left behind. */
const cleanExpired = async (db: Db, now: Date): Promise<void> => {
  const expired = db
    .select({ id: oidcModels.id })
    .from(oidcModels)
    .where(lte(oidcModels.expiresAt, now))
    .limit(CLEAN_AT_ONCE)
    .for('update', { skipLocked: true })
  await db.delete(oidcModels).where(and(lte(oidcModels.expiresAt, now), inArray(oidcModels.id, expired)))
}

/** Forgets a grant and everything that was given for it. */
export const forgetGrant = async (db: Db, grantId: string): Promise<void> => {
  const itself = and(eq(oidcModels.model, 'Grant'), eq(oidcModels.id, grantId))
  await db.delete(oidcModels).where(or(eq(oidcModels.grantId, grantId), itself))
}

/**
 * Where the identity provider keeps what it knows: one table, so that every process finds what any other wrote.
 * Real time throughout, as in the provider itself and in the cookies of browsers.
 */
export const createAdapter =
  (db: Db) =>
  (model: string): Adapter => {
    const one = (id: string) => and(eq(oidcModels.model, model), eq(oidcModels.id, id))

    const read = async (where: ReturnType<typeof one>): Promise<AdapterPayload | undefined> => {
      const [row] = await db.select().from(oidcModels).where(where)
      if (row === undefined || (row.expiresAt !== null && row.expiresAt.getTime() <= Date.now())) return undefined
      return { ...row.payload, ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }) }
    }

    return {
      upsert: async (id, payload, expiresIn) => {
        const now = Date.now()
        const row = {
          payload,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(now + expiresIn * 1000),
        }
        if (model === 'Interaction') await cleanExpired(db, new Date(now))
        await db
          .insert(oidcModels)
          .values({ model, id, ...row })
          .onConflictDoUpdate({ target: [oidcModels.model, oidcModels.id], set: row })
      },
      find: (id) => read(one(id)),
      findByUid: (uid) => read(and(eq(oidcModels.model, model), eq(oidcModels.uid, uid))),
      // Codes for televisions are not offered.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const taken = await db
          .update(oidcModels)
          .set({ consumedAt: sql`now()` })
          .where(and(one(id), isNull(oidcModels.consumedAt)))
          .returning({ id: oidcModels.id })
        // Two processes were handed the same code in the same moment: one of them has it.
        if (taken.length === 0) throw new errors.InvalidGrant('already used')
      },
      destroy: async (id) => {
        await db.delete(oidcModels).where(one(id))
      },
      revokeByGrantId: async (grantId) => {
        await db.delete(oidcModels).where(and(eq(oidcModels.model, model), eq(oidcModels.grantId, grantId)))
      },
    }
  }

import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { oidcModels } from '../../../kernel/db/schema'
import type { SignIns } from '../port'

/** Whose something is: sessions, grants, codes and tokens all say so under this name. */
const account = sql`${oidcModels.payload} ->> 'accountId'`

/** Who has typed the password already and has not been led on yet. */
const justProven = sql`${oidcModels.payload} -> 'result' -> 'login' ->> 'accountId'`

export const signIns: SignIns = {
  end: async (tx, accountId) => {
    const grants = tx
      .select({ id: oidcModels.id })
      .from(oidcModels)
      .where(and(eq(oidcModels.model, 'Grant'), eq(account, accountId)))
    await tx
      .delete(oidcModels)
      .where(
        or(
          inArray(oidcModels.grantId, grants),
          eq(account, accountId),
          and(eq(oidcModels.model, 'Interaction'), eq(justProven, accountId)),
        ),
      )
  },
}

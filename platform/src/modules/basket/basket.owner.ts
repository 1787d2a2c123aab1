import { and, eq } from 'drizzle-orm'
import type { PlatformConfig } from '../../kernel/config'
import type { Db } from '../../kernel/db/database'
import { baskets } from '../../kernel/db/schema'
import { hashesOf } from './same-person.hash'
import type { SaidPerson } from './same-person.rules'

/**
 * Keeps with a basket who its owner says to be, as hashes: what is once for each person is looked up by them from then on. It stays when
 * what was asked for is refused, so that the basket can go on without what it lost. Somebody else's basket is not touched.
 */
export const rememberOwner = async (
  db: Db,
  { identityKey }: Pick<PlatformConfig, 'identityKey'>,
  mine: { readonly basketId: string; readonly customerId: string },
  said: SaidPerson,
): Promise<void> => {
  const own = and(eq(baskets.id, mine.basketId), eq(baskets.customerId, mine.customerId))
  const [row] = await db.select({ market: baskets.market }).from(baskets).where(own)
  if (row === undefined) return
  await db
    .update(baskets)
    .set({ ownerHashes: [...hashesOf(said, row.market, identityKey)] })
    .where(own)
}

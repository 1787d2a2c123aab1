import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { accountLinks, customers } from '../../kernel/db/schema'
import { hashOf, LINK_LIVES_S, newToken, type LinkPurpose } from './account-links.rules'

/** A link that is good at this moment, and whose it is. */
export interface GoodLink {
  readonly customerId: string
  readonly email: string
  readonly market: 'UK' | 'IE'
  /** Origin of the site it was asked for at. */
  readonly site: string
}

/** The token of a new link; the one before it, of the same purpose, is over. */
export const issueLink = async (
  tx: Db,
  { customerId, purpose, site }: { readonly customerId: string; readonly purpose: LinkPurpose; readonly site: string },
  now: Date,
  livesS = LINK_LIVES_S[purpose],
): Promise<string> => {
  const token = newToken()
  const link = { tokenHash: hashOf(token), site, expiresAt: new Date(now.getTime() + livesS * 1000) }
  await tx
    .insert(accountLinks)
    .values({ customerId, purpose, ...link })
    .onConflictDoUpdate({ target: [accountLinks.customerId, accountLinks.purpose], set: link })
  return token
}

const isGood = (purpose: LinkPurpose, token: string, now: Date) =>
  and(eq(accountLinks.purpose, purpose), eq(accountLinks.tokenHash, hashOf(token)), gt(accountLinks.expiresAt, now))

/** Looks at it only: programs open links before people do. */
export const findLink = async (
  db: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<GoodLink | undefined> => {
  const [row] = await db
    .select({
      customerId: customers.id,
      email: customers.email,
      market: customers.market,
      site: accountLinks.site,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(isGood(purpose, token, now))
  return row
}

/** Takes the link from who else may have it. Whether it was there to be taken. */
export const useUpLink = async (tx: Db, purpose: LinkPurpose, token: string, now: Date): Promise<boolean> => {
  const taken = await tx
    .delete(accountLinks)
    .where(isGood(purpose, token, now))
    .returning({ customerId: accountLinks.customerId })
  return taken.length > 0
}

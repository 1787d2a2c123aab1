import { randomUUID } from 'node:crypto'
import { openWalletAccount } from '@galo/contracts/wallet'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { walletAccounts } from '../../kernel/db/schema'
import { createArea } from '../../kernel/http/answering'
import { Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { findCustomer } from '../identity'

/** The same account however often and from however many tabs it is asked for: the index lets only one be. */
const openAccount = async (db: Db, row: typeof walletAccounts.$inferInsert): Promise<string> => {
  await db.insert(walletAccounts).values(row).onConflictDoNothing()
  const [account] = await db
    .select({ id: walletAccounts.id })
    .from(walletAccounts)
    .where(and(eq(walletAccounts.customerId, row.customerId), eq(walletAccounts.provider, row.provider)))
  return account?.id ?? row.id
}

/** Where a customer's saved cards will live (I07). Guests pay without one. */
export const walletRoutes = (platform: Platform) => {
  const { db, clock } = platform
  const { routes, answer } = createArea(platform, 'flat')

  answer(openWalletAccount, async ({ session: { sub }, body: { accountProvider, countryCode, name } }) => {
    if ((await findCustomer(db, sub)) === undefined) throw new Refusal(401, 'UNAUTHORISED', 'A valid session is needed')
    const id = await openAccount(db, {
      id: randomUUID(),
      customerId: sub,
      provider: accountProvider,
      countryCode,
      givenName: name.given,
      familyName: name.family,
      createdAt: clock.now(),
    })
    return { id }
  })
  return routes
}

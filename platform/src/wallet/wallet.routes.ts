import { randomUUID } from 'node:crypto'
import { isPersonName, tidyText } from '@galo/domain'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Db } from '../db/database'
import { walletAccounts } from '../db/schema'
import { customerOf, needsSession, type SessionEnv } from '../http/bearer'
import { readBody } from '../http/body'
import { answerErrorsAs, Refusal } from '../http/refusal'
import { findCustomer } from '../identity/customers.store'
import type { Platform } from '../platform'

const MOST_NAME = 60
const name = z.string().transform(tidyText).pipe(z.string().max(MOST_NAME).refine(isPersonName, 'not a name'))

export const walletAccountSchema = z.object({
  accountProvider: z.enum(['stripe']),
  countryCode: z.enum(['GB', 'IE']),
  name: z.object({ given: name, family: name }),
})

/** The same account however often and from however many tabs it is asked for: the index lets only one be. */
const openAccount = async (db: Db, row: typeof walletAccounts.$inferInsert): Promise<string> => {
  await db.insert(walletAccounts).values(row).onConflictDoNothing()
  const [account] = await db
    .select({ id: walletAccounts.id })
    .from(walletAccounts)
    .where(and(eq(walletAccounts.customerId, row.customerId), eq(walletAccounts.provider, row.provider)))
  return account?.id ?? row.id
}

/** POST /wallet/accounts (I07): where a customer's saved cards will live. Guests pay without one (Q49). */
export const walletRoutes = (platform: Platform) => {
  const { db, clock } = platform
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('flat'))
  routes.use(needsSession(platform))

  routes.post('/accounts', async (c) => {
    const { sub } = customerOf(c)
    const { accountProvider, countryCode, name } = await readBody(c, walletAccountSchema)
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
    return c.json({ id })
  })

  return routes
}

import { findCustomers, giveReward, listCodes, setBalance, signOutEverywhere } from '@galo/console/calls'
import { z } from 'zod'
import { createArea } from '../kernel/http/answering'
import { notFound } from '../kernel/http/refusal'
import { findCustomer } from '../modules/identity'
import type { IdentityPlatform } from '../providers/identity/port'
import * as people from './people.console'

const idSchema = z
  .string()
  .max(64)
  .regex(/^[^\0\p{Surrogate}]*$/u, 'plain text')

/** Customers with their cards, and the codes: below the console. */
export const peopleRoutes = (platform: IdentityPlatform) => {
  const { db, clock } = platform
  const { routes, answer } = createArea(platform, 'list')
  const idOf = (id: string): string => {
    if (!idSchema.safeParse(id).success) throw notFound('Customer')
    return id
  }

  answer(findCustomers, async ({ query }) => ({
    customers: await people.findPeople(db, query.find.trim(), clock.now()),
  }))
  answer(setBalance, async ({ body: { chillies }, params }) => {
    await people.setBalance(db, idOf(params.id), chillies)
    return { chillies }
  })
  answer(giveReward, async ({ body: { type }, params }) => {
    await people.giveReward(db, idOf(params.id), type, clock.now())
    return { type }
  })
  answer(signOutEverywhere, async ({ params }) => {
    const id = idOf(params.id)
    if ((await findCustomer(db, id)) === undefined) throw notFound('Customer')
    await platform.signIns.end(db, id)
    return { id }
  })
  answer(listCodes, async () => ({ codes: await people.codesWithUses(db) }))
  routes.get('/codes/:code/uses', async (c) => c.json({ uses: await people.usesOf(db, idOf(c.req.param('code'))) }))
  return routes
}

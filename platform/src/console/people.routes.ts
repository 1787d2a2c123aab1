import { REWARD_TYPES } from '@galo/domain'
import { Hono } from 'hono'
import { z } from 'zod'
import { parseWith, readBody } from '../http/body'
import { answerErrorsAs, notFound } from '../http/refusal'
import type { Platform } from '../platform'
import { codesWithUses, findPeople, giveReward, setBalance, usesOf } from './people.console'

const plainText = /^[^\0\p{Surrogate}]*$/u
const findSchema = z.object({ find: z.string().max(100).regex(plainText, 'plain text').default('') })
const idSchema = z.string().max(64).regex(plainText, 'plain text')
/** A card turns over at ten. */
const balanceSchema = z.object({ chillies: z.int().min(0).max(9) })
const rewardSchema = z.object({ type: z.enum(REWARD_TYPES) })

/** Customers with their cards, and the codes: below the console. */
export const peopleRoutes = ({ db, clock }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  const idOf = (id: string): string => {
    if (!idSchema.safeParse(id).success) throw notFound('Customer')
    return id
  }

  routes.get('/customers', async (c) => {
    const { find } = parseWith(findSchema, c.req.query())
    return c.json({ customers: await findPeople(db, find.trim(), clock.now()) })
  })
  routes.put('/customers/:id/balance', async (c) => {
    const { chillies } = await readBody(c, balanceSchema)
    await setBalance(db, idOf(c.req.param('id')), chillies)
    return c.json({ chillies })
  })
  routes.post('/customers/:id/rewards', async (c) => {
    const { type } = await readBody(c, rewardSchema)
    await giveReward(db, idOf(c.req.param('id')), type, clock.now())
    return c.json({ type }, 201)
  })
  routes.get('/codes', async (c) => c.json({ codes: await codesWithUses(db) }))
  routes.get('/codes/:code/uses', async (c) => c.json({ uses: await usesOf(db, idOf(c.req.param('code'))) }))
  return routes
}

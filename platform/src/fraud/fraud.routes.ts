import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { fraudSessions } from '../db/schema'
import { needsSession, type SessionEnv } from '../http/bearer'
import { readBody } from '../http/body'
import { answerErrorsAs, notFound, Refusal } from '../http/refusal'
import type { Platform } from '../platform'

export const fraudSessionSchema = z.object({
  customerId: z.string().min(1).optional(),
  deviceId: z.string().min(1).max(200),
  source: z.literal('WEB'),
  restaurantId: z.string().min(1),
  fulfilmentMethod: z.enum(['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE']),
})
export const fraudPatchSchema = z.object({ transactionReference: z.string().nullish() })

/** Fraud sessions (I11): which device asked to pay, and which payment came of it. */
export const fraudRoutes = (platform: Platform) => {
  const { db, clock } = platform
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('list'))
  routes.use(needsSession(platform))

  routes.post('/session', async (c) => {
    const body = await readBody(c, fraudSessionSchema)
    const id = randomUUID()
    // Whoever the body says it is, the session belongs to the holder of the token.
    await db.insert(fraudSessions).values({ ...body, id, customerId: c.get('session').sub, createdAt: clock.now() })
    return c.json({ id }, 201)
  })

  const idMissing = () => {
    throw new Refusal(400, 'BAD_REQUEST', 'sessionId is required to patch sigmund session')
  }
  routes.patch('/session', idMissing)
  routes.patch('/session/', idMissing)

  routes.patch('/session/:id', async (c) => {
    const { transactionReference } = await readBody(c, fraudPatchSchema)
    if (!transactionReference)
      throw new Refusal(400, 'BAD_REQUEST', 'transactionReference is required to patch sigmund session')
    const mine = and(eq(fraudSessions.id, c.req.param('id')), eq(fraudSessions.customerId, c.get('session').sub))
    const changed = await db.update(fraudSessions).set({ transactionReference }).where(mine).returning()
    if (changed.length === 0) throw notFound('Session')
    return c.json({ id: c.req.param('id') })
  })

  return routes
}

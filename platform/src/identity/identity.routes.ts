import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { guests } from '../db/schema'
import { readBody } from '../http/body'
import { answerErrorsAs, Refusal } from '../http/refusal'
import { isSameSecret } from '../http/secret'
import type { Platform } from '../platform'
import { signSession } from './session-token'

const guestRequestSchema = z.object({ guestId: z.uuid().nullish(), market: z.enum(['UK', 'IE']) })

/**
 * Guest sessions, for the site's server only (it proves itself by `x-client-secret`).
 * A `guestId` it kept in the visitor's cookie is honoured as it is, so baskets and orders outlive the short session.
 */
export const identityRoutes = ({ config, db, clock }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  routes.post('/guest', async (c) => {
    if (!isSameSecret(c.req.header('x-client-secret') ?? '', config.clientSecret))
      throw new Refusal(401, 'UNAUTHORISED', 'x-client-secret is wrong')
    const { guestId, market } = await readBody(c, guestRequestSchema)
    const now = clock.now()
    const sub = guestId ?? randomUUID()
    await db
      .insert(guests)
      .values({ id: sub, market, firstSeenAt: now })
      .onConflictDoUpdate({ target: guests.id, set: { market } })
    const session = await signSession({ sub, kind: 'guest', market }, now, config.guestTokenLifeS, config.tokenKey)
    return c.json({ session, guestId: sub })
  })

  return routes
}

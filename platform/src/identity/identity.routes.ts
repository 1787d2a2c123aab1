import { randomUUID } from 'node:crypto'
import { isEmail } from '@galo/domain'
import { Hono } from 'hono'
import { z } from 'zod'
import { guests } from '../db/schema'
import { readBody } from '../http/body'
import { answerErrorsAs, Refusal } from '../http/refusal'
import { isSameSecret } from '../http/secret'
import type { Platform } from '../platform'
import { signSession } from './session-token'

const MOST_EMAIL = 254

export const guestRequestSchema = z.object({
  guestId: z.uuid().nullish(),
  market: z.enum(['UK', 'IE']),
  /** Given at checkout (Q12). It is the session's, not the guest's: it is in the token and nowhere else. */
  email: z.string().trim().max(MOST_EMAIL).refine(isEmail, 'must be an e-mail address').nullish(),
})

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
    const { guestId, market, email } = await readBody(c, guestRequestSchema)
    const now = clock.now()
    const sub = guestId ?? randomUUID()
    await db
      .insert(guests)
      .values({ id: sub, market, firstSeenAt: now })
      .onConflictDoUpdate({ target: guests.id, set: { market } })
    const guest = { sub, kind: 'guest', market, ...(email && { email }) } as const
    const session = await signSession(guest, now, config.guestTokenLifeS, config.tokenKey)
    return c.json({ session, guestId: sub })
  })

  return routes
}

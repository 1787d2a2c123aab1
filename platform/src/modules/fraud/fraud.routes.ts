import { randomUUID } from 'node:crypto'
import { nameFraudPayment, openFraudSession } from '@galo/contracts/fraud'
import { and, eq } from 'drizzle-orm'
import { fraudSessions } from '../../kernel/db/schema'
import { createArea } from '../../kernel/http/answering'
import { needsSession } from '../../kernel/http/bearer'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'

/** Fraud sessions (I11): which device asked to pay, and which payment came of it. */
export const fraudRoutes = (platform: Platform) => {
  const { db, clock } = platform
  const { routes, answer } = createArea(platform, 'list')

  answer(openFraudSession, async ({ session, body }) => {
    const id = randomUUID()
    // Whoever the body says it is, the session belongs to the holder of the token.
    await db.insert(fraudSessions).values({ ...body, id, customerId: session.sub, createdAt: clock.now() })
    return { id }
  })

  for (const path of [openFraudSession.path, `${openFraudSession.path}/`])
    routes.patch(path, needsSession(platform), () => {
      throw new Refusal(400, 'BAD_REQUEST', 'sessionId is required to patch sigmund session')
    })

  answer(nameFraudPayment, async ({ session, params: { id }, body: { transactionReference } }) => {
    if (!transactionReference)
      throw new Refusal(400, 'BAD_REQUEST', 'transactionReference is required to patch sigmund session')
    const mine = and(eq(fraudSessions.id, id), eq(fraudSessions.customerId, session.sub))
    const changed = await db.update(fraudSessions).set({ transactionReference }).where(mine).returning()
    if (changed.length === 0) throw notFound('Session')
    return { id }
  })
  return routes
}

import { randomUUID } from 'node:crypto'
import { adoptGuest, issueGuestToken } from '@galo/contracts/identity'
import { guests } from '../../kernel/db/schema'
import { createArea } from '../../kernel/http/answering'
import { notFound } from '../../kernel/http/refusal'
import { signSession } from '../../kernel/session/session-token'
import { findCustomer } from './customers.store'
import type { AdoptingPlatform } from './identity.ports'

/** Guest sessions, for the site's server only (it proves itself by `x-client-secret`). */
export const identityRoutes = (platform: AdoptingPlatform) => {
  const { config, db, clock, guestOrders } = platform
  const { routes, answer } = createArea(platform, 'list')

  answer(issueGuestToken, async ({ body: { guestId, market, email } }) => {
    const now = clock.now()
    const sub = guestId ?? randomUUID()
    await db
      .insert(guests)
      .values({ id: sub, market, firstSeenAt: now })
      .onConflictDoUpdate({ target: guests.id, set: { market } })
    const guest = { sub, kind: 'guest', market, ...(email && { email }) } as const
    return { session: await signSession(guest, now, config.guestTokenLifeS, config.tokenKey), guestId: sub }
  })

  answer(adoptGuest, ({ body: { guestId, customerId } }) =>
    db.transaction(async (tx) => {
      const customer = await findCustomer(tx, customerId)
      if (customer === undefined) throw notFound('Customer')
      const { email } = customer
      return { orders: await guestOrders.handOver(tx, { guestId, customerId, email, now: clock.now() }) }
    }),
  )
  return routes
}

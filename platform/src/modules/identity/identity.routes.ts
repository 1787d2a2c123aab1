import { randomUUID } from 'node:crypto'
import { issueGuestToken } from '@galo/contracts/identity'
import { guests } from '../../kernel/db/schema'
import { createArea } from '../../kernel/http/answering'
import type { Platform } from '../../kernel/platform'
import { signSession } from '../../kernel/session/session-token'

/** Guest sessions, for the site's server only (it proves itself by `x-client-secret`). */
export const identityRoutes = (platform: Platform) => {
  const { config, db, clock } = platform
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
  return routes
}

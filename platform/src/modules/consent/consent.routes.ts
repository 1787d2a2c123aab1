import { recordConsent } from '@galo/contracts/consent'
import { consents } from '../../kernel/db/schema'
import { createArea } from '../../kernel/http/answering'
import type { Platform } from '../../kernel/platform'

/** What visitors said about optional cookies (X15). */
export const consentRoutes = (platform: Platform) => {
  const { db } = platform
  const { routes, answer } = createArea(platform, 'list')

  answer(recordConsent, async ({ body: { decidedAt, ...said } }) => {
    await db
      .insert(consents)
      .values({ ...said, decidedAt: new Date(decidedAt) })
      .onConflictDoNothing()
    return { id: said.id }
  })
  return routes
}

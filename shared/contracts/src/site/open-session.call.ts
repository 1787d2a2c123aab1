import * as z from '@galo/schema'
import { defineCall } from '../call/call'

/**
 * A guest's token (B07); the device's cookie keeps it the same guest. The BFF answers it, not the platform, so its path
 * is used as it stands. It is described as the platform's calls are because the same client sends it; what a page only beacons, or fetches
 * like the document itself, has no more than its address, in `paths.site`.
 */
export const openSession = defineCall({
  name: 'site.open-session',
  method: 'POST',
  path: '/order/api/session/guest',
  credential: 'none',
  source: 'site',
  /** What the guest gave at the checkout: the token says it from then on. */
  request: z.object({ email: z.nullish(z.string()) }),
  answer: z.object({ session: z.string().check(z.minLength(1)) }),
  errors: { FORBIDDEN: 403, TOO_MANY_GUESTS: 429, AUTH_GET_GUEST_TOKEN_ERROR: 503 },
  isSafe: true,
})

import * as z from '@galo/schema'
import { defineCall } from '../call/call'

/**
 * Signs out here at once, and answers where the provider does the same (B05): go there. A form without a script is led there (303).
 * When the provider cannot be asked, the address is that of our own page, and this browser is signed out all the same.
 */
export const endSession = defineCall({
  name: 'session.end',
  method: 'POST',
  path: '/order/api/auth/signout',
  credential: 'none',
  source: 'site',
  request: z.object({
    /** Where to afterwards: a path of this site. Without it, the page that says one is signed out. */
    callbackUrl: z.optional(z.string()),
    csrfToken: z.optional(z.string()),
    json: z.optional(z.union([z.boolean(), z.enum(['on', 'true', 'false', ''])])),
  }),
  answer: z.object({ url: z.string().check(z.minLength(1)) }),
  errors: { BAD_REQUEST: 400, FORBIDDEN: 403, TOO_MANY_REQUESTS: 429 },
  isSafe: true,
})

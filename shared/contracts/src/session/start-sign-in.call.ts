import * as z from '@galo/schema'
import { FIELD_LIMITS } from '@galo/domain'
import { defineCall } from '../call/call'

/** Of a script a word, of a form what its fields say: a box that is ticked says `on`, one that isn't says nothing. */
const yesSchema = z.union([z.boolean(), z.enum(['on', 'true', 'false', ''])])

/**
 * Begins a sign-in or, with `screen_hint`, an account (B02, B05). A script gets the address to go to; a form without one, which
 * leaves out `json` and is form-encoded, is led there at once (303).
 */
export const startSignIn = defineCall({
  name: 'session.start-sign-in',
  method: 'POST',
  path: '/order/api/auth/signin/galo',
  credential: 'none',
  source: 'site',
  request: z.object({
    /** Where to when it is done: a path of this site. Anything else leads to the search for a restaurant. */
    callbackUrl: z.optional(z.string()),
    csrfToken: z.optional(z.string()),
    json: z.optional(yesSchema),
    /** `login`: asks for the password even of who is signed in there. `none`: asks for nothing, and fails where it would have to. */
    prompt: z.optional(z.enum(['login', 'none', ''])),
    screen_hint: z.optional(z.enum(['register', ''])),
    /** The e-mail address somebody typed here already. */
    login_hint: z.optional(z.string().check(z.trim(), z.maxLength(FIELD_LIMITS.email))),
    /** Signed in beyond the end of the browser's own session. */
    keep: z.optional(yesSchema),
  }),
  answer: z.object({ url: z.string().check(z.minLength(1)) }),
  errors: { BAD_REQUEST: 400, FORBIDDEN: 403, TOO_MANY_REQUESTS: 429, AUTH_LOGIN_ERROR: 503 },
})

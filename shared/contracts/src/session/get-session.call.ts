import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { sessionSchema } from './session.schema'

/**
 * Who is signed in here, with a token that is good for a while (B01, B12): the server renews it where it has to. Always 200, for a
 * token that is not to be had as well; `{}` when nobody is signed in.
 */
export const getSession = defineCall({
  name: 'session.get',
  method: 'GET',
  path: '/order/api/auth/session',
  credential: 'none',
  source: 'site',
  query: z.object({
    /** `access_token_expires_at` of a token that was refused, or is about to end: one that was given later is fetched (B11). */
    stale: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
  }),
  answer: sessionSchema,
  errors: { TOO_MANY_REQUESTS: 429 },
})

import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { emailSchema } from './letters.schema'

/**
 * A guest's token (B07, B08). Sent by the BFF only, which proves itself by `x-client-secret`: a `guestId` it kept in the visitor's cookie is
 * honoured, so baskets and orders outlive the short session.
 */
export const issueGuestToken = defineCall({
  name: 'identity.issue-guest-token',
  method: 'POST',
  path: '/identity/guest',
  credential: 'client-secret',
  source: 'identity',
  request: z.object({
    guestId: z.nullish(z.uuid()),
    market: z.enum(['UK', 'IE']),
    /** Given at checkout. It belongs to the session, not to the guest: it is in the token and nowhere else. */
    email: z.nullish(emailSchema),
  }),
  /** `session` is a signed token; its `exp` claim is the expiry (B08). */
  answer: z.object({ session: z.string().check(z.minLength(1)), guestId: z.string() }),
  errors: {},
})

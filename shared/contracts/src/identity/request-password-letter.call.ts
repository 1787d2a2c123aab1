import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { emailSchema, letterAskedSchema, siteSchema } from './letters.schema'

/**
 * Somebody forgot their password: a letter with a link to a page of the identity provider, where a new one is chosen (B05). The link works
 * once, for thirty minutes, and not after a newer one. Sent by the BFF only, which proves itself by `x-client-secret` and names the visitor
 * in `x-galo-client-address`. The answer is the same, and as late, for an e-mail nobody has: it must not tell who has an account.
 * `TOO_MANY_LETTERS` comes with `retry-after`, in seconds; it too is the same for an e-mail nobody has.
 */
export const requestPasswordLetter = defineCall({
  name: 'identity.request-password-letter',
  method: 'POST',
  path: '/identity/letters/password',
  credential: 'client-secret',
  source: 'identity',
  request: z.object({ email: emailSchema, site: siteSchema }),
  answer: letterAskedSchema,
  status: 202,
  errors: { UNKNOWN_SITE: 400, TOO_MANY_LETTERS: 429 },
})

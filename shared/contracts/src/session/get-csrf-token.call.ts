import * as z from '@galo/schema'
import { defineCall } from '../call/call'

/** For browsers that do not say where a form comes from: sent back in its body, it says so in their place (B02). */
export const getCsrfToken = defineCall({
  name: 'session.get-csrf-token',
  method: 'GET',
  path: '/order/api/auth/csrf',
  credential: 'none',
  source: 'site',
  answer: z.object({ csrfToken: z.string().check(z.minLength(1)) }),
  errors: {},
})

import * as z from '@galo/schema'
import { defineCall } from '../call/call'

const providerSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.literal('oidc'),
  signinUrl: z.string(),
  callbackUrl: z.string(),
})

/** By whom one can be signed in (B02). There is one. */
export const listProviders = defineCall({
  name: 'session.list-providers',
  method: 'GET',
  path: '/order/api/auth/providers',
  credential: 'none',
  source: 'site',
  answer: z.record(z.string(), providerSchema),
  errors: {},
})

import * as z from '@galo/schema'
import { defineCall } from '../call/call'

/** Answers once the platform is ready. */
export const checkHealth = defineCall({
  name: 'clock.check-health',
  method: 'GET',
  path: '/health',
  credential: 'none',
  source: 'platform',
  answer: z.object({ status: z.literal('ok') }),
  errors: {},
})

import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { instantSchema } from '../fulfilment'

/** The platform's own time, which the console can move. */
export const readTime = defineCall({
  name: 'clock.read-time',
  method: 'GET',
  path: '/clock',
  credential: 'none',
  source: 'platform',
  answer: z.object({ now: instantSchema }),
  errors: {},
})

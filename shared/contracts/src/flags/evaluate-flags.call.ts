import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { evaluationFailureSchema, evaluationRequestSchema, evaluationSchema, NO_CONTEXT } from './flags.schema'

/** Every flag for one visitor, including those without a value (A15). With the `etag` of an earlier answer in `if-none-match` the same answer is a 304. */
export const evaluateFlags = defineCall({
  name: 'flags.evaluate-flags',
  method: 'POST',
  path: '/ofrep/v1/evaluate/flags',
  credential: 'none',
  source: 'platform',
  request: evaluationRequestSchema,
  answer: z.object({ flags: z.array(z.union([evaluationSchema, evaluationFailureSchema])) }),
  errors: NO_CONTEXT,
})

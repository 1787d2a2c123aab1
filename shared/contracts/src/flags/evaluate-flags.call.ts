import * as z from 'zod/mini'
import { defineCall } from '../call/call'
import { evaluationFailureSchema, evaluationRequestSchema, evaluationSchema, NO_CONTEXT } from './flags.schema'

/** A15: every flag for one visitor, those that can't be told among them. */
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

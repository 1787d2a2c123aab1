import { defineCall } from '../call/call'
import { evaluationRequestSchema, evaluationSchema, NO_CONTEXT } from './flags.schema'

/** One flag for one visitor, by OpenFeature's remote evaluation protocol: the variant, its value and the reason (A15). */
export const evaluateFlag = defineCall({
  name: 'flags.evaluate-flag',
  method: 'POST',
  path: '/ofrep/v1/evaluate/flags/:key',
  credential: 'none',
  source: 'platform',
  request: evaluationRequestSchema,
  answer: evaluationSchema,
  errors: { ...NO_CONTEXT, FLAG_NOT_FOUND: 404, TARGETING_KEY_MISSING: 400 },
})

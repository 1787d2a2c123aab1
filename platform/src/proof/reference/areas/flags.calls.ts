import { evaluateFlag, evaluateFlags } from '@galo/contracts/flags'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const body = { context: { targetingKey: 'visitor-1', market: 'UK' } }

const NO_CONTEXT = { PARSE_ERROR: 'the body is not JSON', INVALID_CONTEXT: 'a field of the context is wrong' }

export const flagsArea: ApiArea = {
  id: 'flags',
  title: 'Feature flags',
  about:
    'OpenFeature’s remote evaluation protocol: who gets which variant. A share of visitors is always the same visitors. Errors also stand in `errorCode` and `errorDetails`.',
  calls: [
    describedCall(evaluateFlag, {
      title: 'Evaluate a flag',
      when: {
        ...NO_CONTEXT,
        FLAG_NOT_FOUND: 'there is no such flag',
        TARGETING_KEY_MISSING: 'the flag is for a share of visitors and nobody says who asks',
      },
      good: () => ({ params: { key: 'pin-drop' }, body }),
    }),
    describedCall(evaluateFlags, {
      title: 'Evaluate all flags',
      when: NO_CONTEXT,
      good: () => ({ body }),
    }),
  ],
}

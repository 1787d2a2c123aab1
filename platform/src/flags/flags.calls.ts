import { paths } from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { evaluationRequestSchema, evaluationSchema, evaluationsSchema } from './flags.schema'

const shared = { method: 'POST', rows: ['A15'], bearer: 'none', errors: 'list' } as const
const context = { context: { targetingKey: 'visitor-1', market: 'UK' } }

export const flagsArea: ApiArea = {
  id: 'flags',
  title: 'Feature flags',
  about:
    'OpenFeature’s remote evaluation protocol: who gets which variant. A share of visitors is always the same visitors. Errors also stand in `errorCode` and `errorDetails`.',
  calls: [
    {
      ...shared,
      name: 'Evaluate a flag',
      path: `${paths.flags}/:key`,
      about: 'The variant, its value and the reason, for one visitor.',
      request: evaluationRequestSchema,
      answer: { status: 200, schema: evaluationSchema },
      refusals: [
        { status: 404, code: 'FLAG_NOT_FOUND', when: 'there is no such flag' },
        {
          status: 400,
          code: 'TARGETING_KEY_MISSING',
          when: 'the flag is for a share of visitors and nobody says who asks',
        },
      ],
      good: () => ({ params: { key: 'pin-drop' }, body: context }),
    },
    {
      ...shared,
      name: 'Evaluate all flags',
      path: paths.flags,
      about:
        'Every flag for one visitor. With the `etag` of an earlier answer in `if-none-match` the same answer is a 304.',
      request: evaluationRequestSchema,
      answer: { status: 200, schema: evaluationsSchema },
      good: () => ({ body: context }),
    },
  ],
}

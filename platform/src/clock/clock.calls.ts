import { clockAnswerSchema, paths } from '@galo/contracts'
import { z } from 'zod'
import type { ApiArea } from '../http/api-call'

const shared = { method: 'GET', rows: [], bearer: 'none', errors: 'list', good: () => ({}) } as const

export const platformArea: ApiArea = {
  id: 'platform',
  title: 'Platform',
  about: 'Whether it is up, and what time it is there.',
  calls: [
    {
      ...shared,
      name: 'Get health',
      path: paths.health,
      about: 'Answers once the platform is ready.',
      answer: { status: 200, schema: z.object({ status: z.literal('ok') }) },
    },
    {
      ...shared,
      name: 'Get the time',
      path: paths.clock,
      about: 'The platform’s own time, which the console can move.',
      answer: { status: 200, schema: clockAnswerSchema },
    },
  ],
}

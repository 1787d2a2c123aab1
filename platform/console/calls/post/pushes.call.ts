import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

const pushSchema = z.object({
  id: z.number(),
  orderId: z.string(),
  shortId: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  /** What became of it; null while it is on its way. */
  outcome: z.nullable(z.enum(['taken', 'gone', 'refused', 'late'])),
  settledAt: z.nullable(z.string()),
})

export type Push = z.output<typeof pushSchema>

/** What was pushed to browsers, the latest first. */
export const readPushes = defineCall({
  name: 'console.read-pushes',
  method: 'GET',
  path: '/pushes',
  credential: 'none',
  source: 'platform',
  answer: z.object({ pushes: z.array(pushSchema) }),
  errors: {},
})

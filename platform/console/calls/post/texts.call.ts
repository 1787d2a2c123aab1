import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

const textSchema = z.object({
  id: z.number(),
  market: z.enum(['UK', 'IE']),
  /** As networks write it. */
  toNumber: z.string(),
  text: z.string(),
  sentAt: z.string(),
})

export type Text = z.output<typeof textSchema>

/** Text messages that were sent to customers, the latest first. */
export const readTexts = defineCall({
  name: 'console.read-texts',
  method: 'GET',
  path: '/texts',
  credential: 'none',
  source: 'platform',
  answer: z.object({ texts: z.array(textSchema) }),
  errors: {},
})

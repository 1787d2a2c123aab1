import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

const letterSchema = z.object({
  id: z.number(),
  kind: z.enum([
    'new-password',
    'confirm-email',
    'joined',
    'joined-before',
    'order-called-off',
    'refund',
    'order-placed',
    'order-update',
  ]),
  market: z.enum(['UK', 'IE']),
  toEmail: z.string(),
  subject: z.string(),
  /** Paragraphs, with an empty line between them. */
  text: z.string(),
  link: z.string(),
  sentAt: z.string(),
})

export type Letter = z.output<typeof letterSchema>

/** What was sent to customers, the latest first. Their links are good: who opens one acts for the customer. */
export const readLetters = defineCall({
  name: 'console.read-letters',
  method: 'GET',
  path: '/letters',
  credential: 'none',
  source: 'platform',
  answer: z.object({ letters: z.array(letterSchema) }),
  errors: {},
})

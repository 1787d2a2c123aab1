import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'
import { REFUND_ERRORS } from '../support/order-story.call'

const reportSchema = z.object({
  orderId: z.string(),
  shortId: z.string(),
  /** `2 × Peri chips: missing`. */
  items: z.array(z.object({ name: z.string(), quantity: z.number(), problem: z.enum(['missing', 'wrong']) })),
  /** In minor units: what was paid for it. */
  amount: z.number(),
  currencyCode: z.enum(['GBP', 'EUR']),
  state: z.enum(['given-back', 'waiting', 'declined']),
  /** So little, and so seldom for one person, that it needs no second look. */
  isByRule: z.boolean(),
  reportedAt: z.string(),
})

export type MissingReport = z.output<typeof reportSchema>

/** What customers said was missing or wrong, the latest first. */
export const readReports = defineCall({
  name: 'console.read-reports',
  method: 'GET',
  path: '/reports',
  credential: 'none',
  source: 'platform',
  answer: z.object({ reports: z.array(reportSchema) }),
  errors: {},
})

/** Decides one that waits, once somebody has looked: what is given back goes back at once. */
export const decideReport = defineCall({
  name: 'console.decide-report',
  method: 'POST',
  path: '/reports/:id',
  credential: 'none',
  source: 'platform',
  request: z.object({ state: z.enum(['given-back', 'declined']) }),
  answer: z.object({ state: z.string() }),
  errors: REFUND_ERRORS,
})

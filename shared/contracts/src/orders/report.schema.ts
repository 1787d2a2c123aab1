import * as z from '@galo/schema'
import { ITEM_PROBLEMS } from '@galo/domain'
import { instantSchema } from '../fulfilment'
import { wirePriceSchema } from '../money/money.schema'

/** Portions of a line that were not as they were ordered. */
export const reportedItemSchema = z.object({
  line_id: z.string().check(z.minLength(1), z.maxLength(64)),
  quantity: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
  problem: z.enum(ITEM_PROBLEMS),
})
export type ReportedItem = z.infer<typeof reportedItemSchema>

/** What became of it: money went back, somebody looks at it, or somebody has and nothing goes back. */
export const REPORT_STATES = ['given-back', 'waiting', 'declined'] as const

/** What a customer said was missing or wrong, once for an order (X28). */
export const itemReportSchema = z.object({
  state: z.enum(REPORT_STATES),
  reported_at: instantSchema,
  items: z.array(reportedItemSchema),
  /** What was paid for it: what goes back, unless it is declined. */
  amount: wirePriceSchema,
  /** The last day by which it is on the account; null while nothing goes back. */
  due_by: z.nullable(z.iso.date()),
})
export type ItemReport = z.infer<typeof itemReportSchema>

/** Whether something can be reported, and what has been. */
export const reportingSchema = z.object({
  /** Until when; null before the food is there, and when it is too late. */
  until: z.nullable(instantSchema),
  report: z.nullable(itemReportSchema),
})
export type Reporting = z.infer<typeof reportingSchema>

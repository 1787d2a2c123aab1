import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { ORDER_PATH } from './order-path'
import { reportedItemSchema, reportingSchema } from './report.schema'

/**
 * Says what was missing or wrong (X28). An order has one report: the same again is answered as it was, another one is refused. Little money goes back at once,
 * more waits for a person.
 */
export const reportItems = defineCall({
  name: 'orders.report-items',
  method: 'POST',
  path: `${ORDER_PATH}/report`,
  credential: 'session',
  source: 'order-tracking',
  request: z.object({ items: z.array(reportedItemSchema).check(z.minLength(1), z.maxLength(50)) }),
  answer: dataEnvelope(reportingSchema),
  errors: { REPORT_NOT_POSSIBLE: 409, REPORTED_ALREADY: 409, REPORTED_ITEMS_UNKNOWN: 400 },
  isSafe: true,
})

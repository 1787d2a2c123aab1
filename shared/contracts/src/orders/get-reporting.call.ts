import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { ORDER_PATH } from './order-path'
import { reportingSchema } from './report.schema'

/** Whether something of an order can be reported missing, until when, and what has been (X28). */
export const getReporting = defineCall({
  name: 'orders.get-reporting',
  method: 'GET',
  path: `${ORDER_PATH}/report`,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(reportingSchema),
  errors: {},
})

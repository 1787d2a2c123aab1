import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { submittedOrderSchema } from './orders.schema'
import { ORDER_PATH } from './order-path'

/**
 * One order as it was bought; 404 when there is none, or it is somebody else's (J05). `restaurant`, `refund` and `part_refunds` are extensions of ours: `refund`
 * says what goes back and by which day, and is null when nothing does, or nothing was taken; `part_refunds` are parts that somebody gave back, with why.
 */
export const getOrder = defineCall({
  name: 'orders.get-order',
  method: 'GET',
  path: ORDER_PATH,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(submittedOrderSchema),
  errors: {},
})

import { defineCall } from '../call/call'
import { inData } from './in-data'
import { submittedOrderSchema } from './orders.schema'

/** One order as it was bought; 404 when there is none, or it is somebody else's (J05). */
export const getOrder = defineCall({
  name: 'orders.get-order',
  method: 'GET',
  path: '/direct-orders/orders/:id',
  credential: 'session',
  source: 'order-tracking',
  answer: inData(submittedOrderSchema),
  errors: {},
})

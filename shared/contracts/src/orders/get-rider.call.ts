import { defineCall } from '../call/call'
import { inData } from './in-data'
import { riderTrackingSchema } from './orders.schema'

/** J10; 404 until somebody is assigned (Q24). */
export const getRider = defineCall({
  name: 'orders.get-rider',
  method: 'GET',
  path: '/direct-orders/orders/:id/rider',
  credential: 'session',
  source: 'order-tracking',
  answer: inData(riderTrackingSchema),
  errors: {},
})

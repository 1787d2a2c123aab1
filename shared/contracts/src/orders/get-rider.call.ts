import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { riderTrackingSchema } from './orders.schema'
import { ORDER_PATH } from './order-path'

/** The rider of an order, where they are at this moment and when they will be there (J10). 404 until one is assigned. */
export const getRider = defineCall({
  name: 'orders.get-rider',
  method: 'GET',
  path: `${ORDER_PATH}/rider`,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(riderTrackingSchema),
  errors: {},
})

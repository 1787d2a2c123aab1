import { defineCall } from '../call/call'
import { inData } from './in-data'
import { orderStatusSchema } from './orders.schema'

/** The part of an order that changes; small enough to ask for every few seconds (J05, J06, J07, J09). */
export const getOrderStatus = defineCall({
  name: 'orders.get-order-status',
  method: 'GET',
  path: '/direct-orders/orders/:id/status',
  credential: 'session',
  source: 'order-tracking',
  answer: inData(orderStatusSchema),
  errors: {},
})

import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { orderStatusSchema } from './orders.schema'
import { ORDER_PATH } from './order-path'

/** The part of an order that changes; small enough to ask for every few seconds (J05, J06, J07, J09). */
export const getOrderStatus = defineCall({
  name: 'orders.get-order-status',
  method: 'GET',
  path: `${ORDER_PATH}/status`,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(orderStatusSchema),
  errors: {},
})

import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { ORDER_PATH } from './order-path'
import { watchedOrderSchema } from './watch.schema'

/** How far a delivery is, for who has a link to follow it and for who may see all of it; anybody else's is a 404, as is one whose link is over. */
export const watchOrder = defineCall({
  name: 'orders.watch-order',
  method: 'GET',
  path: `${ORDER_PATH}/watch`,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(watchedOrderSchema),
  errors: {},
})

import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { submittedOrderSchema } from './orders.schema'

/**
 * Everything the bearer has ordered, the newest first, twenty at most (J05, X22). How a new tab, or a browser that was closed meanwhile, finds an
 * order whose answer was lost; an extension of ours.
 */
export const listOrders = defineCall({
  name: 'orders.list-orders',
  method: 'GET',
  path: '/direct-orders/orders',
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(z.array(submittedOrderSchema)),
  errors: {},
})

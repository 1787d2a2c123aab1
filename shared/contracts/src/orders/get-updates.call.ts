import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { ORDER_PATH } from './order-path'
import { orderUpdatesSchema } from './updates.schema'

/**
 * What was asked to be told of an order by e-mail, by text and on a device, and the words of the next message (X18). For who ordered alone: who has a
 * letter's link reads nothing here.
 */
export const getUpdates = defineCall({
  name: 'orders.get-updates',
  method: 'GET',
  path: `${ORDER_PATH}/updates`,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(orderUpdatesSchema),
  errors: {},
})

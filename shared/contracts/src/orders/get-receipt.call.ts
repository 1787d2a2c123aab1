import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { ORDER_PATH } from './order-path'
import { receiptSchema } from './receipt.schema'

/**
 * The receipt of an order whose money was taken (X19); 404 when none was, there is no such order, or it is somebody else's.
 */
export const getReceipt = defineCall({
  name: 'orders.get-receipt',
  method: 'GET',
  path: `${ORDER_PATH}/receipt`,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(receiptSchema),
  errors: {},
})

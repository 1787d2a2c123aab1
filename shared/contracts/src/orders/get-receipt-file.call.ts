import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { ORDER_PATH } from './order-path'

/**
 * The receipt as a file for paper and for books (X19): a tagged PDF. In JSON, because it is asked for with the visitor's token, which a link of a page has
 * not.
 */
export const getReceiptFile = defineCall({
  name: 'orders.get-receipt-file',
  method: 'GET',
  path: `${ORDER_PATH}/receipt/file`,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(z.object({ name: z.string(), base64: z.string() })),
  errors: {},
})

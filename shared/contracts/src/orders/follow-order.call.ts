import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { ORDER_PATH } from './order-path'

/**
 * Lets who may see an order open the line that says when it has changed (X21). The pass comes in a header (`LIVE_PASS_HEADER`), for the site's server and
 * not for the page. `until` is when the line ends: with the visitor's token, and after a quarter of an hour at most. Somebody else's order is a 404.
 */
export const followOrder = defineCall({
  name: 'orders.follow-order',
  method: 'GET',
  path: `${ORDER_PATH}/live`,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(z.object({ until: z.string() })),
  errors: {},
})

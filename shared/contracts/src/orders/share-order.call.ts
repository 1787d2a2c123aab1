import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { instantSchema } from '../fulfilment'
import { dataEnvelope } from './data-envelope'
import { ORDER_PATH } from './order-path'

/** A link with which anybody may follow this delivery, and see nothing else of it. The same one whenever it is asked for: nothing is kept for it, and it ends by itself. */
export const shareOrder = defineCall({
  name: 'orders.share-order',
  method: 'POST',
  path: `${ORDER_PATH}/share`,
  credential: 'session',
  source: 'order-tracking',
  answer: dataEnvelope(z.object({ link: z.string(), until: instantSchema })),
  errors: { SHARING_NOT_POSSIBLE: 409 },
  isSafe: true,
})

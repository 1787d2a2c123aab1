import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { instantSchema } from '../fulfilment'
import { basketIdSchema } from './save-basket.call'

/**
 * Makes a link's worth of the bearer's basket (X03): whoever has `id` sees what was in it, and nothing of who shared it, until it expires. What is
 * changed in the basket afterwards changes nothing there.
 */
export const shareBasket = defineCall({
  name: 'basket.share-basket',
  method: 'POST',
  path: '/basket/shared',
  credential: 'session',
  source: 'basket',
  request: z.object({ basket_id: basketIdSchema }),
  answer: z.object({ id: z.string(), expires_at: instantSchema }),
  status: 201,
  errors: { NOT_FOUND: 404, BASKET_EMPTY: 409, TOO_MANY_SHARED_BASKETS: 429 },
})

import { defineCall } from '../call/call'
import { sharedBasketSchema } from './kept-basket.schema'

/** What was shared by a link (X03), with today's prices; 404 once it has expired. */
export const readSharedBasket = defineCall({
  name: 'basket.read-shared-basket',
  method: 'GET',
  path: '/basket/shared/:id',
  credential: 'session',
  source: 'basket',
  answer: sharedBasketSchema,
  errors: { NOT_FOUND: 404 },
})

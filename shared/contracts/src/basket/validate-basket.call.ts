import { defineCall } from '../call/call'
import { NOT_CURRENT, PAID } from './basket.errors'
import { transferAnswerSchema } from './basket.schema'
import { updateViewSchema } from './update-view'

/**
 * How the basket stands now, priced anew, for another half hour (F02, F03, F12). What had to leave is in `removed_items` and `removed_offers`.
 * Changes nothing but the expiry, so it may be asked twice. A customer who sends a guest's basket makes it theirs.
 */
export const validateBasket = defineCall({
  name: 'basket.validate-basket',
  method: 'POST',
  path: '/basket/basket/validate',
  credential: 'session',
  source: 'basket',
  request: updateViewSchema,
  answer: transferAnswerSchema,
  errors: { ...NOT_CURRENT, ...PAID },
  isSafe: true,
})

import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { savedBasketsSchema } from './kept-basket.schema'

export const LONGEST_BASKET_NAME = 40

/** What says which basket is kept: as the platform has it, so nothing of it is sent. */
export const basketIdSchema = z.string().check(z.minLength(1), z.maxLength(100))

/**
 * Keeps what is in the bearer's basket under a name (X03): dishes with their choices, no prices, no code and nothing that was said of the order.
 * The same name again is the same saved basket, with what is in the basket now.
 */
export const saveBasket = defineCall({
  name: 'basket.save-basket',
  method: 'POST',
  path: '/basket/saved',
  credential: 'customer',
  source: 'basket',
  request: z.object({
    basket_id: basketIdSchema,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_BASKET_NAME)),
  }),
  answer: savedBasketsSchema,
  status: 201,
  errors: { CUSTOMERS_ONLY: 403, NOT_FOUND: 404, BASKET_EMPTY: 409, TOO_MANY_SAVED_BASKETS: 409 },
})

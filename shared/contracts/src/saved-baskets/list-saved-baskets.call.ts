import { defineCall } from '../call/call'
import { savedBasketsSchema } from './kept-basket.schema'

/** The baskets that the customer has saved (X03), the latest first, with today's prices. */
export const listSavedBaskets = defineCall({
  name: 'basket.list-saved-baskets',
  method: 'GET',
  path: '/basket/saved',
  credential: 'customer',
  source: 'basket',
  answer: savedBasketsSchema,
  errors: { CUSTOMERS_ONLY: 403 },
})

import { defineCall } from '../call/call'
import { savedBasketsSchema } from './kept-basket.schema'

/** Forgets a saved basket (X03); the answer is what is left. One that is not there, or somebody else's, is not there afterwards either. */
export const deleteSavedBasket = defineCall({
  name: 'basket.delete-saved-basket',
  method: 'DELETE',
  path: '/basket/saved/:id',
  credential: 'customer',
  source: 'basket',
  answer: savedBasketsSchema,
  errors: { CUSTOMERS_ONLY: 403 },
  isSafe: true,
})

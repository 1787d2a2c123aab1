import { defineCall } from '../call/call'
import { savedCardsSchema } from './saved-card.schema'

/** Forgets a saved card, here and at the provider (I07); the answer is what is left. One that is gone already, or somebody else's, is not found. An extension of ours. */
export const removeSavedCard = defineCall({
  name: 'wallet.remove-saved-card',
  method: 'DELETE',
  path: '/wallet/payment-methods/:id',
  credential: 'customer',
  source: 'wallet',
  answer: savedCardsSchema,
  errors: { CUSTOMERS_ONLY: 403, NOT_FOUND: 404 },
  isSafe: true,
})

import { defineCall } from '../call/call'
import { savedCardsSchema } from './saved-card.schema'

/** The cards that the customer has saved (I07), each once, the one they chose last first; none for who has no wallet account. An extension of ours. */
export const listSavedCards = defineCall({
  name: 'wallet.list-saved-cards',
  method: 'GET',
  path: '/wallet/payment-methods',
  credential: 'customer',
  source: 'wallet',
  answer: savedCardsSchema,
  errors: { CUSTOMERS_ONLY: 403 },
})

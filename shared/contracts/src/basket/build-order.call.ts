import { defineCall } from '../call/call'
import { NOT_COMPLETE, NOT_CURRENT, NOT_ORDERABLE } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { updateViewSchema } from './update-view'

/** Freezes dishes and prices, so that there is one sum to pay; refuses already what an order would be refused for (F03, F04). Building what is built changes nothing. */
export const buildOrder = defineCall({
  name: 'basket.build-order',
  method: 'POST',
  path: '/basket/basket/build-order',
  credential: 'session',
  source: 'basket',
  request: updateViewSchema,
  answer: basketAnswerSchema,
  errors: {
    ...NOT_CURRENT,
    BASKET_EMPTY: 409,
    ...NOT_ORDERABLE,
    ...NOT_COMPLETE,
  },
})

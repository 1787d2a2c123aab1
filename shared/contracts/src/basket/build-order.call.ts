import { defineCall } from '../call/call'
import { KITCHEN_REFUSES, NOT_CURRENT } from './basket.errors'
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
    ...KITCHEN_REFUSES,
    BASKET_EMPTY: 409,
    ITEM_OUT_OF_STOCK: 409,
    ITEM_INCOMPLETE: 409,
    DELIVERY_QUOTE_MISSING: 409,
    DELIVERY_QUOTE_EXPIRED: 409,
    REWARD_LOST: 409,
    DISCOUNT_CODE_LOST: 409,
  },
})

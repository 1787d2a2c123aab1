import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { chosenFulfilmentSchema } from '../fulfilment'
import { basketAnswerSchema } from './basket.schema'
import { idSchema } from './update-view'

/** An empty basket at a restaurant (F02). A guest's token is enough, without a name or an e-mail address. */
export const createBasket = defineCall({
  name: 'basket.create-basket',
  method: 'POST',
  path: '/basket/basket',
  credential: 'session',
  source: 'basket',
  request: z.object({ fulfilment_type: z._default(chosenFulfilmentSchema, 'DELIVERY'), restaurant_id: idSchema }),
  answer: basketAnswerSchema,
  status: 201,
  errors: { NOT_FOUND: 404, MARKET_MISMATCH: 409, FULFILMENT_NOT_OFFERED: 409 },
})

import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { NOT_CURRENT, NOT_TO_BE_HAD, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { changedItemSchema, crossSellSchema } from './item.schema'
import { changeShape } from './update-view'

/** Changes a line (F03, F05). `item.id` is the line's; quantity and choices are the new ones, not a difference. Without choices it keeps those it has. */
export const changeItem = defineCall({
  name: 'basket.change-item',
  method: 'PATCH',
  path: '/basket/basket/items',
  credential: 'session',
  source: 'basket',
  request: z.object({ ...changeShape, item: changedItemSchema, cross_sell: crossSellSchema }),
  answer: basketAnswerSchema,
  errors: { ...NOT_CURRENT, ...PAID, ...NOT_TO_BE_HAD, NOT_FOUND: 404, BASKET_FULL: 400 },
})

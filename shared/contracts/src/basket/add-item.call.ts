import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { NOT_CURRENT, NOT_TO_BE_HAD, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { crossSellSchema, newItemSchema } from './item.schema'
import { changeShape } from './update-view'

/** Adds a dish (F03, F05, F06, F07, F08). `item.id` is the menu's; the same dish with the same choices joins the line that is there. All that goes in with it goes in, or nothing does. */
export const addItem = defineCall({
  name: 'basket.add-item',
  method: 'POST',
  path: '/basket/basket/items',
  credential: 'session',
  source: 'basket',
  request: z.object({
    ...changeShape,
    item: newItemSchema,
    cross_sell: crossSellSchema,
    upsell: z._default(z.boolean(), false),
  }),
  answer: basketAnswerSchema,
  errors: { ...NOT_CURRENT, ...PAID, ...NOT_TO_BE_HAD, NOT_FOUND: 404, BASKET_FULL: 400 },
})

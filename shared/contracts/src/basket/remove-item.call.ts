import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { NOT_CURRENT, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { idSchema, changeShape } from './update-view'

/** Removes a line (F03, F05). `item_id` is the line's. */
export const removeItem = defineCall({
  name: 'basket.remove-item',
  method: 'POST',
  path: '/basket/basket/items/remove',
  credential: 'session',
  source: 'basket',
  request: z.object({ ...changeShape, item_id: idSchema }),
  answer: basketAnswerSchema,
  errors: { ...NOT_CURRENT, ...PAID, NOT_FOUND: 404 },
})

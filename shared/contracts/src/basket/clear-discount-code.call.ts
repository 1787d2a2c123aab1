import { defineCall } from '../call/call'
import { NOT_CURRENT, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { changeViewSchema } from './update-view'

/** Takes the discount code off (F04, H07). Without a code nothing changes. */
export const clearDiscountCode = defineCall({
  name: 'basket.clear-discount-code',
  method: 'POST',
  path: '/basket/basket/discount/code/clear',
  credential: 'session',
  source: 'basket',
  request: changeViewSchema,
  answer: basketAnswerSchema,
  errors: { ...NOT_CURRENT, ...PAID },
})

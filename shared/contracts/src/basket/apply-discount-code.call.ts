import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { discountCodeSchema } from '../discount-code'
import { NOT_CURRENT, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { changeShape } from './update-view'

/** One code per order, beside a reward or alone, in upper or lower case (F04, H07). Wrong codes are counted: ten in ten minutes. */
export const applyDiscountCode = defineCall({
  name: 'basket.apply-discount-code',
  method: 'POST',
  path: '/basket/basket/discount/code',
  credential: 'session',
  source: 'basket',
  request: z.object({ ...changeShape, discount_code: discountCodeSchema }),
  answer: basketAnswerSchema,
  errors: {
    ...NOT_CURRENT,
    ...PAID,
    DISCOUNT_CODE_INVALID: 409,
    DISCOUNT_ALREADY_APPLIED: 409,
    DISCOUNT_CODE_NOT_STARTED: 409,
    DISCOUNT_CODE_EXPIRED: 409,
    DISCOUNT_CODE_WRONG_MARKET: 409,
    DISCOUNT_CODE_WRONG_RESTAURANT: 409,
    DISCOUNT_CODE_WRONG_FULFILMENT: 409,
    DISCOUNT_CODE_CUSTOMERS_ONLY: 409,
    DISCOUNT_CODE_FIRST_ORDER_ONLY: 409,
    DISCOUNT_CODE_LIMIT_REACHED: 409,
    DISCOUNT_CODE_USED_UP: 409,
    DISCOUNT_CODE_TOTAL_TOO_LOW: 409,
    TOO_MANY_CODES: 429,
  },
})

import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { NOT_CURRENT, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { viewShape } from './update-view'

/** Puts a delivery quote on the basket (F04, G10). `delivery_quote` is its token; one at the same fee leaves a built basket and its payment as they are. */
export const addQuote = defineCall({
  name: 'basket.add-quote',
  method: 'POST',
  path: '/basket/basket/quote',
  credential: 'session',
  source: 'basket',
  request: z.object({ ...viewShape, delivery_quote: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
  answer: basketAnswerSchema,
  errors: {
    ...NOT_CURRENT,
    ...PAID,
    NOT_FOUND: 404,
    FULFILMENT_MISMATCH: 409,
    DELIVERY_QUOTE_MISMATCH: 409,
    DELIVERY_QUOTE_EXPIRED: 409,
    DELIVERY_QUOTE_USED: 409,
  },
})

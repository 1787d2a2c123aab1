import * as z from '@galo/schema'
import { NOT_ORDERABLE } from '../basket/basket.errors'
import { defineCall, type InputOf, type RequestOf } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { submitOrderRequestSchema } from './submit-order.request'

/**
 * Makes the one order of a paid basket (J01, J02). The same basket is the same order, however often and with whatever key it is sent: answered with
 * 200 instead of 201, and `differs_in` names what was asked for otherwise.
 */
export const submitOrder = defineCall({
  name: 'orders.submit-order',
  method: 'POST',
  path: '/orders/orders',
  credential: 'session',
  source: 'orders',
  request: submitOrderRequestSchema,
  /** `differs_in`: the basket had been ordered before, and these fields of the request are not that order's. */
  answer: dataEnvelope(z.object({ id: z.string(), differs_in: z.optional(z.array(z.string())) })),
  status: 201,
  errors: {
    BASKET_ALTERED: 409,
    BASKET_NOT_BUILT: 409,
    BASKET_STALE: 409,
    FULFILMENT_MISMATCH: 409,
    PAYMENT_REFERENCE_INVALID: 409,
    PAYMENT_NOT_SETTLED: 409,
    PAYMENT_MISMATCH: 409,
    PICKUP_SLOT_ERROR: 409,
    AGE_NOT_STATED: 409,
    DELIVERY_QUOTE_MISMATCH: 409,
    ...NOT_ORDERABLE,
  },
})

/** As a client writes it. */
export type OrderRequest = InputOf<typeof submitOrder>['body']
/** As the platform reads it: tidied, with `null` for what was not said. */
export type SubmittedRequest = RequestOf<typeof submitOrder>

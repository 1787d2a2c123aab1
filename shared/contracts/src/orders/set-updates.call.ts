import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { dataEnvelope } from './data-envelope'
import { ORDER_PATH } from './order-path'
import { orderUpdatesSchema, pushDeviceSchema } from './updates.schema'

/**
 * Asks to be told of an order, or not to be any more (X18): each way with where its messages go, `null` for not that way, left out for as it
 * was. What is not asked for is forgotten, its address too; nothing is sent after the answer. A device that is told of several orders is
 * told of none once one says stop: a browser subscribes once.
 */
export const setUpdates = defineCall({
  name: 'orders.set-updates',
  method: 'PUT',
  path: `${ORDER_PATH}/updates`,
  credential: 'session',
  source: 'order-tracking',
  request: z.object({
    email: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
    text: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    push: z.optional(z.nullable(pushDeviceSchema)),
  }),
  answer: dataEnvelope(orderUpdatesSchema),
  errors: { UPDATES_EMAIL_INVALID: 400, UPDATES_NUMBER_INVALID: 400, UPDATES_DEVICE_INVALID: 400, UPDATES_OVER: 409 },
  isSafe: true,
})

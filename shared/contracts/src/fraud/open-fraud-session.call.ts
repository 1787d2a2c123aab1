import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { chosenFulfilmentSchema } from '../fulfilment'
import { fraudSessionSchema } from './fraud.schema'

/** This device is about to pay (I11). Whoever the body says it is, the session belongs to the holder of the token. */
export const openFraudSession = defineCall({
  name: 'fraud.open-fraud-session',
  method: 'POST',
  path: '/sigmund/session',
  credential: 'session',
  source: 'fraud',
  request: z.object({
    customerId: z.optional(z.string().check(z.minLength(1))),
    deviceId: z.string().check(z.minLength(1), z.maxLength(200)),
    source: z.literal('WEB'),
    restaurantId: z.string().check(z.minLength(1)),
    fulfilmentMethod: chosenFulfilmentSchema,
  }),
  answer: fraudSessionSchema,
  status: 201,
  errors: {},
})

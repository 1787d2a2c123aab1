import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { fraudSessionSchema } from './fraud.schema'

/** Which payment came of a session (I11). Without an id in the path, or without a reference, it is refused in words of its own. */
export const nameFraudPayment = defineCall({
  name: 'fraud.name-fraud-payment',
  method: 'PATCH',
  path: '/sigmund/session/:id',
  credential: 'session',
  source: 'fraud',
  request: z.object({ transactionReference: z.nullish(z.string()) }),
  answer: fraudSessionSchema,
  errors: {},
})

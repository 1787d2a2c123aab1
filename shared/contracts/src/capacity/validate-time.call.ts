import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { anyInstantSchema } from '../fulfilment'
import { ordersShape } from './capacity.schema'

/** Whether all of these restaurants would take an order for that time now; `reason` says why not, in the slots' own words, or ALCOHOL_NOT_SOLD (G02, G04). */
export const validateTime = defineQuery({
  name: 'capacity.validate-time',
  path: '/capacity/query',
  credential: 'none',
  source: 'capacity',
  operation: 'ValidateTime',
  field: 'validateTime',
  /** `isAgeRestricted`: there is alcohol in it, which has hours of its own. */
  request: z.object({ ...ordersShape, pickupTime: anyInstantSchema, isAgeRestricted: z.nullish(z.boolean()) }),
  // Not an enum: a reason of tomorrow is still a refusal.
  result: z.object({ valid: z.boolean(), reason: z.nullish(z.string()) }),
  errors: {},
})

import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { instantSchema } from '../fulfilment'
import { restaurantIdsSchema } from './capacity.schema'

/** `prepTime` in minutes; `throttledUntil`: the kitchen takes nothing for before then. */
const throttleSchema = z.nullish(
  z.object({ throttledUntil: z.nullish(instantSchema), prepTime: z.nullish(z.number()) }),
)

/** How busy each kitchen says it is: how long a dish takes, and until when it takes nothing (D04, G02). */
export const getThrottles = defineQuery({
  name: 'capacity.get-throttles',
  path: '/capacity/query',
  credential: 'none',
  source: 'capacity',
  operation: 'Throttles',
  field: 'throttles',
  request: z.object({ restaurantIds: restaurantIdsSchema }),
  result: z.array(
    z.object({
      restaurantId: z.string(),
      current: z.object({ collection: throttleSchema, delivery: throttleSchema }),
    }),
  ),
  errors: {},
})

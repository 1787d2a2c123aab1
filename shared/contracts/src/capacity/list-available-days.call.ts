import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { instantSchema } from '../fulfilment'
import { ordersShape } from './capacity.schema'

/** One day on the restaurant's calendar: its first time with room, or why it has none. */
const daySchema = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  firstTime: z.nullish(instantSchema),
  // Not an enum: for a reason of tomorrow the day has no time all the same.
  reason: z.nullish(z.string()),
})

/** Per restaurant, up to ten of them, the days that can be ordered for, today first, those without a time among them (X04). */
export const listAvailableDays = defineQuery({
  name: 'capacity.list-available-days',
  path: '/capacity/query',
  credential: 'none',
  source: 'capacity',
  operation: 'AvailableDays',
  field: 'availableDays',
  request: z.object(ordersShape),
  result: z.array(z.object({ restaurantId: z.string(), days: z.array(daySchema) })),
  errors: {},
})

import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { openingHoursSchema, restaurantEstimateSchema, restaurantSummarySchema } from './restaurant.schema'

/** As a week is read on a door. */
const daySchema = z.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])

const openingHours = z.nullable(openingHoursSchema)

/**
 * One restaurant with what its own page tells besides (A14, D02): the doors' usual week, the six weeks that begin with today, in which holidays
 * and what was chosen for a day count, and up to four others of its country, the nearest first; `null` is a slug nobody has.
 */
export const getRestaurantDetails = defineQuery({
  name: 'restaurants.get-restaurant-details',
  path: '/order-experience/query',
  credential: 'development',
  source: 'order-experience',
  operation: 'RestaurantDetails',
  field: 'restaurantDetails',
  request: z.object({ slug: z.string() }),
  result: z.nullable(
    z.object({
      ...restaurantEstimateSchema.shape,
      week: z.array(z.object({ day: daySchema, openingHours })),
      days: z.array(z.object({ on: z.iso.date(), openingHours })),
      nearby: z.array(z.object({ ...restaurantSummarySchema.shape, distanceMetres: z.int() })),
    }),
  ),
  errors: {},
})

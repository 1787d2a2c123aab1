import * as z from 'zod/mini'
import { defineQuery } from '../call/query'
import { restaurantSummarySchema } from './restaurant.schema'

/** Restaurants that match every filter given; one that holds nothing counts as not given (D03). */
export const filterRestaurants = defineQuery({
  name: 'restaurants.filter-restaurants',
  path: '/order-experience/query',
  credential: 'development',
  source: 'order-experience',
  operation: 'FilterRestaurants',
  field: 'restaurantsByFilter',
  request: z.object({
    identifier: z.nullish(z.string()),
    slug: z.nullish(z.string()),
    name: z.nullish(z.string()),
  }),
  result: z.object({ items: z.array(restaurantSummarySchema) }),
  errors: { BAD_REQUEST: 400 },
})

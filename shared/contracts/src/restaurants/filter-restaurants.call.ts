import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { restaurantSummarySchema } from './restaurant.schema'

/** A house has ten facilities at most (D07). */
const MOST_FACILITIES = 10

/**
 * Restaurants that match every filter given, by name; one that holds nothing counts as not given (D03). `locality` is a town, of which the
 * numbered districts are part: Dublin has Dublin 2. `amenityFeature` are facilities of which a house has each (D07).
 */
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
    country: z.nullish(z.enum(['GB', 'IE'])),
    locality: z.nullish(z.string()),
    amenityFeature: z.nullish(z.array(z.string()).check(z.maxLength(MOST_FACILITIES))),
  }),
  result: z.object({ items: z.array(restaurantSummarySchema) }),
  errors: { BAD_REQUEST: 400 },
})

import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { chosenFulfilmentSchema } from '../fulfilment'
import { restaurantEstimateSchema } from './restaurant.schema'

/** The site asks for 80 km at most (D09). */
const LARGEST_RADIUS_M = 200_000

/** Restaurants within `radius` metres that list the fulfilment method (D01, D05, D09), sorted by `DISTANCE`, `ONLINE_FIRST` or `MINIMUM_TIME`. */
export const searchRestaurants = defineQuery({
  name: 'restaurants.search-restaurants',
  path: '/order-experience/query',
  credential: 'development',
  source: 'order-experience',
  operation: 'SearchRestaurants',
  field: 'restaurants',
  request: z.object({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lon: z.number().check(z.minimum(-180), z.maximum(180)),
    radius: z.number().check(z.int(), z.minimum(1), z.maximum(LARGEST_RADIUS_M)),
    fulfilmentMethod: chosenFulfilmentSchema,
    sortBy: z.nullish(z.enum(['DISTANCE', 'ONLINE_FIRST', 'MINIMUM_TIME'])),
  }),
  result: z.object({ items: z.array(restaurantEstimateSchema) }),
  errors: {},
})

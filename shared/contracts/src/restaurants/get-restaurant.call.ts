import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { chosenFulfilmentSchema } from '../fulfilment'
import { restaurantEstimateSchema } from './restaurant.schema'

/** One restaurant; `null` is a slug nobody has (D02). */
export const getRestaurant = defineQuery({
  name: 'restaurants.get-restaurant',
  path: '/order-experience/query',
  credential: 'development',
  source: 'order-experience',
  operation: 'RestaurantBySlug',
  field: 'restaurant',
  request: z.object({ slug: z.string(), fulfilmentMethod: chosenFulfilmentSchema }),
  result: z.nullable(restaurantEstimateSchema),
  errors: {},
})

import * as z from '@galo/schema'
import { chosenFulfilmentSchema } from '../fulfilment'

const MOST_RESTAURANTS = 10

export const restaurantIdsSchema = z
  .array(z.string())
  .check(z.minLength(1), z.maxLength(MOST_RESTAURANTS, `at most ${MOST_RESTAURANTS}`))

/** Of which restaurants, and for which way of having the food. */
export const ordersShape = { restaurantIds: restaurantIdsSchema, fulfilmentType: chosenFulfilmentSchema }

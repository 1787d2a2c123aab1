import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { keptFoodProfileSchema } from './food-profile.schema'

/** What the account of the customer who is signed in keeps of what they must not eat (X09). */
export const getFoodProfile = defineQuery({
  name: 'profile.get-food-profile',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'GetFoodProfile',
  field: 'foodProfile',
  request: z.object({}),
  result: keptFoodProfileSchema,
  errors: { CUSTOMERS_ONLY: 403 },
})

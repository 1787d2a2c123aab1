import * as z from '@galo/schema'
import { defineMutation } from '../call/query'
import { keptFoodProfileSchema } from './food-profile.schema'

/** Deletes at once what the account keeps of what its customer must not eat (X09): they don't want it kept any more. */
export const forgetFoodProfile = defineMutation({
  name: 'profile.forget-food-profile',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'ForgetFoodProfile',
  field: 'forgetFoodProfile',
  request: z.object({}),
  result: keptFoodProfileSchema,
  errors: { CUSTOMERS_ONLY: 403 },
})

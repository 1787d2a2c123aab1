import * as z from '@galo/schema'
import { ALLERGEN_NAMES, DIETS, isAllergenName, isDiet } from '@galo/domain'
import { defineMutation } from '../call/query'
import { knownNames } from '../known-names'
import { keptFoodProfileSchema } from './food-profile.schema'

/**
 * Keeps with the account what the customer must not eat (X09), all of it each time. It is about their health: sent only when they have said that they want it
 * kept, and when that was for the first time is kept beside it.
 */
export const keepFoodProfile = defineMutation({
  name: 'profile.keep-food-profile',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'KeepFoodProfile',
  field: 'keepFoodProfile',
  request: z.object({
    avoid: knownNames(isAllergenName, ALLERGEN_NAMES),
    diets: knownNames(isDiet, DIETS),
    /** Traces count like what is contained. */
    hideTraces: z.boolean(),
  }),
  result: keptFoodProfileSchema,
  errors: { CUSTOMERS_ONLY: 403, NOT_FOUND: 404 },
})

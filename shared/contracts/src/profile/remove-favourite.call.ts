import { defineMutation } from '../call/query'
import { favouriteSchema, favouritesSchema } from './favourites.schema'

/** Takes a restaurant or a dish from what the customer likes (X02), and answers with the rest. What isn't there is no mistake. */
export const removeFavourite = defineMutation({
  name: 'profile.remove-favourite',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'RemoveFavourite',
  field: 'removeFavourite',
  request: favouriteSchema,
  result: favouritesSchema,
  errors: { CUSTOMERS_ONLY: 403 },
})

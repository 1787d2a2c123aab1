import { defineMutation } from '../call/query'
import { favouriteSchema, favouritesSchema } from './favourites.schema'

/** Puts a restaurant or a dish among what the customer likes (X02), and answers with all of it. What is there already stays where it is. */
export const addFavourite = defineMutation({
  name: 'profile.add-favourite',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'AddFavourite',
  field: 'addFavourite',
  request: favouriteSchema,
  result: favouritesSchema,
  errors: { CUSTOMERS_ONLY: 403, NOT_FOUND: 404, TOO_MANY_FAVOURITES: 409 },
})

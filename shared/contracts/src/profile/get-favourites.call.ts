import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { favouritesSchema } from './favourites.schema'

/** The restaurants and dishes that the customer who is signed in likes (X02), the latest first. */
export const getFavourites = defineQuery({
  name: 'profile.get-favourites',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'GetFavourites',
  field: 'favourites',
  request: z.object({}),
  result: favouritesSchema,
  errors: { CUSTOMERS_ONLY: 403 },
})

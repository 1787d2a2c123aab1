import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { profileSchema } from './profile.schema'

/** The customer who is signed in: names, contact, loyalty card, addresses and jobs (C01, C03). */
export const getProfile = defineQuery({
  name: 'profile.get-profile',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'GetProfile',
  field: 'getProfile',
  request: z.object({}),
  result: profileSchema,
  errors: { CUSTOMERS_ONLY: 403, NOT_FOUND: 404 },
})

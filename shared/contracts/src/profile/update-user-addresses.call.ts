import * as z from '@galo/schema'
import { defineMutation } from '../call/query'
import { addressRequestSchema } from './address-request.schema'
import { profileSchema } from './profile.schema'

const MOST_ADDRESSES = 10

/** At most one primary; when nobody is said to be it, the first one is. */
const addressesSchema = z.pipe(
  z.array(addressRequestSchema).check(
    z.maxLength(MOST_ADDRESSES),
    z.refine((all) => all.filter(({ primary }) => primary).length <= 1, 'only one can be primary'),
  ),
  z.transform((all) => {
    const hasPrimary = all.some(({ primary }) => primary)
    return all.map((address, index) => ({ ...address, primary: hasPrimary ? address.primary : index === 0 }))
  }),
)

/** The whole list of addresses, in the order it is to be shown (C03). What is not in it is removed. One may be primary; if none is, the first one becomes it. */
export const updateUserAddresses = defineMutation({
  name: 'profile.update-user-addresses',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'UpdateUserAddresses',
  field: 'updateUserAddresses',
  request: z.object({ addresses: addressesSchema }),
  result: profileSchema,
  errors: { CUSTOMERS_ONLY: 403, NOT_FOUND: 404 },
})

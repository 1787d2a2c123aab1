import { filledFields, isPersonName, isPhone, tidyText } from '@galo/domain'
import * as z from '@galo/schema'
import { defineMutation } from '../call/query'
import { profileSchema } from './profile.schema'

const MOST_NAME = 60

const isName = (text: string): boolean => isPersonName(text) && text.length <= MOST_NAME

/** Empty is allowed and says nothing; what is not empty must be right. */
const filledWith = (isRight: (text: string) => boolean, words: string) =>
  z
    .pipe(
      z.nullish(z.string().check(z.maxLength(1_000))),
      z.transform((text) => tidyText(text ?? '')),
    )
    .check(z.refine((text) => text === '' || isRight(text), words))

const nameSchema = filledWith(isName, `not a name, or longer than ${MOST_NAME}`)

/** Changes a customer's details (C02). A field left out, or empty, stays as it is; the rest is tidied. */
export const updateUserProfile = defineMutation({
  name: 'profile.update-user-profile',
  path: '/profile-api/v2/graphql/current-user',
  credential: 'customer',
  source: 'profile',
  operation: 'UpdateUserProfile',
  field: 'updateUserProfile',
  request: z.pipe(
    z.object({
      givenName: nameSchema,
      familyName: nameSchema,
      mobileNumber: filledWith(isPhone, 'not a telephone number'),
    }),
    z.transform((typed) => filledFields(typed)),
  ),
  result: profileSchema,
  errors: { CUSTOMERS_ONLY: 403, NOT_FOUND: 404 },
})

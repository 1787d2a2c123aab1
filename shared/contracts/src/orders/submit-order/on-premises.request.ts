import * as z from '@galo/schema'
import { isEmail, isPersonName, isPhone, isTableNumber, tidyText } from '@galo/domain'
import { commonFields, orUnsaid } from './request-fields'

/** Whoever sits at a table need not say who they are, but what they say must be right. */
const seatedCustomerSchema = z.object({
  email: orUnsaid(isEmail, 'an e-mail address'),
  first_name: orUnsaid(isPersonName, 'a name'),
  last_name: orUnsaid(isPersonName, 'a name'),
  phone_number: orUnsaid(isPhone, 'a phone number'),
})

const tableSchema = z
  .pipe(
    z.union([z.string().check(z.maxLength(10)), z.int()]),
    z.transform((table) => tidyText(String(table))),
  )
  .check(z.refine(isTableNumber, 'not a table number: 1 to 999'))

/** Both kinds of eating in are the same here. */
export const onPremisesRequestSchema = z.object({
  type: z.enum(['EAT_IN', 'AT_TABLE']),
  ...commonFields,
  customer: z.prefault(seatedCustomerSchema, {}),
  table: tableSchema,
})

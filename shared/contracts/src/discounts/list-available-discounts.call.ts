import * as z from '@galo/schema'
import { defineQuery } from '../call/query'
import { discountSchema, ofCustomerSchema } from './discounts.schema'

/** The announced codes that hold for a basket now, with what each would take off (H01, H03). */
export const listAvailableDiscounts = defineQuery({
  name: 'discounts.list-available-discounts',
  path: '/discounts/graphql',
  credential: 'session',
  source: 'discounts',
  operation: 'GetAvailableDiscounts',
  field: 'getAvailableDiscounts',
  request: ofCustomerSchema,
  result: z.array(discountSchema),
  errors: { NOT_FOUND: 400 },
})

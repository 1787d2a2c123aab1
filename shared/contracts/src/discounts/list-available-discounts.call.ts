import * as z from 'zod/mini'
import { defineQuery } from '../call/query'
import { discountSchema, ofCustomerSchema } from './discounts.schema'

/** H01, the first form: the announced codes that hold for a basket now, with what each would take off. */
export const listAvailableDiscounts = defineQuery({
  name: 'discounts.list-available-discounts',
  path: '/discounts/graphql',
  credential: 'session',
  source: 'discounts',
  field: 'getAvailableDiscounts',
  document: `query GetAvailableDiscounts($basketId: String!, $customerId: String!) {
  getAvailableDiscounts(basketId: $basketId, customerId: $customerId) {
    kind displayName discountCode amount { currencyCode value }
  }
}`,
  request: ofCustomerSchema,
  result: z.array(discountSchema),
  errors: { NOT_FOUND: 400 },
})

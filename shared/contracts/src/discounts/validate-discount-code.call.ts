import * as z from 'zod/mini'
import { defineCall } from '../call/call'
import { ofCustomerSchema, validationSchema } from './discounts.schema'

const typedCodeSchema = z.extend(ofCustomerSchema, { code: z.string() })
const announcedSchema = z.array(validationSchema)

/** H01, the second form: whether a code that was typed holds, and the announced ones. Wrong codes are counted: ten in ten minutes. */
export const validateDiscountCode = defineCall({
  name: 'discounts.validate-discount-code',
  method: 'POST',
  path: '/discounts/graphql',
  credential: 'session',
  source: 'discounts',
  document: `query ValidateDiscountCode($basketId: String!, $customerId: String!, $code: String!) {
  validateDiscountCode(basketId: $basketId, customerId: $customerId, code: $code) { code isValid reason }
  availableDiscounts(basketId: $basketId, customerId: $customerId) { code isValid reason }
}`,
  request: typedCodeSchema,
  fields: {
    validateDiscountCode: { args: typedCodeSchema, result: validationSchema },
    availableDiscounts: { args: ofCustomerSchema, result: announcedSchema },
  },
  answer: z.pipe(
    z.object({ data: z.object({ validateDiscountCode: validationSchema, availableDiscounts: announcedSchema }) }),
    z.transform(({ data }) => data),
  ),
  errors: { NOT_FOUND: 400, TOO_MANY_CODES: 400 },
})

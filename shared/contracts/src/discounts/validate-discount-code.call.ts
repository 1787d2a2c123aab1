import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { documentOf } from '../call/document'
import { ofCustomerSchema, validationSchema } from './discounts.schema'

const typedCodeSchema = z.extend(ofCustomerSchema, { code: z.string() })
const announcedSchema = z.array(validationSchema)
const fields = {
  validateDiscountCode: { args: typedCodeSchema, result: validationSchema },
  availableDiscounts: { args: ofCustomerSchema, result: announcedSchema },
}

/** Whether a code that was typed holds, and the announced ones (H01, H07, H08). Wrong codes are counted: ten in ten minutes. */
export const validateDiscountCode = defineCall({
  name: 'discounts.validate-discount-code',
  method: 'POST',
  path: '/discounts/graphql',
  credential: 'session',
  source: 'discounts',
  document: documentOf('query ValidateDiscountCode', typedCodeSchema, fields),
  request: typedCodeSchema,
  fields,
  answer: z.pipe(
    z.object({ data: z.object({ validateDiscountCode: validationSchema, availableDiscounts: announcedSchema }) }),
    z.transform(({ data }) => data),
  ),
  errors: { NOT_FOUND: 400, TOO_MANY_CODES: 400 },
})

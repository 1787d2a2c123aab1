import * as z from '@galo/schema'
import { FIELD_LIMITS, isNonBlank, tidyText } from '@galo/domain'
import { commonFields, customerSchema, idSchema, noLongerThan, orUnsaid, typed } from './request-fields'

const isLine = noLongerThan(FIELD_LIMITS.addressLine)
const line = z.pipe(
  typed.check(z.refine(isNonBlank, 'Required'), z.refine(isLine, `longer than ${FIELD_LIMITS.addressLine}`)),
  z.transform(tidyText),
)
const lineOrNull = orUnsaid(isLine, `at most ${FIELD_LIMITS.addressLine} long`)
const noteOrNull = orUnsaid(
  noLongerThan(FIELD_LIMITS.riderInstructions),
  `at most ${FIELD_LIMITS.riderInstructions} long`,
)

/** Whether the postcode is one, and needed at all, is for the market to say (G07). */
const addressSchema = z.object({
  line_1: line,
  line_2: lineOrNull,
  city: line,
  country_code: z.enum(['GB', 'IE']),
  postcode: lineOrNull,
  delivery_note: noteOrNull,
  coords: z.nullish(
    z.object({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lon: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
})
export type WrittenAddress = z.output<typeof addressSchema>

export const deliveryRequestSchema = z.object({
  type: z.literal('DELIVERY'),
  ...commonFields,
  customer: customerSchema,
  address: addressSchema,
  delivery_quote_id: idSchema,
})

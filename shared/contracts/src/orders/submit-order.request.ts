import * as z from 'zod/mini'
import { FIELD_LIMITS, isEmail, isNonBlank, isPersonName, isPhone, isTableNumber, tidyText } from '@galo/domain'
import { updateViewSchema } from '../basket/update-view'
import { anyInstantSchema } from '../fulfilment'

/** Before it is tidied: nobody's name is mostly spaces. */
const typed = z.string().check(z.maxLength(1_000))
const idSchema = z.string().check(z.minLength(1), z.maxLength(100))

/** Kept tidied: no kitchen's board shows a sign that turns the rest of it round. */
const text = (isGood: (typed: string) => boolean, what: string) =>
  z.pipe(typed.check(z.refine(isGood, `not ${what}`)), z.transform(tidyText))
/** Left out, null and nothing but spaces are the same: not said. */
const orUnsaid = (isGood: (typed: string) => boolean, what: string) =>
  z.pipe(
    z.nullish(typed).check(z.refine((said) => said == null || !isNonBlank(said) || isGood(said), `not ${what}`)),
    z.transform((said) => (said == null || !isNonBlank(said) ? null : tidyText(said))),
  )
const noLongerThan = (longest: number) => (said: string) => tidyText(said).length <= longest

const customerSchema = z.object({
  email: text(isEmail, 'an e-mail address'),
  first_name: text(isPersonName, 'a name'),
  last_name: text(isPersonName, 'a name'),
  phone_number: text(isPhone, 'a phone number'),
})

/** Q13: whoever sits at a table need not say who they are, but what they say must be right. */
const seatedCustomerSchema = z.object({
  email: orUnsaid(isEmail, 'an e-mail address'),
  first_name: orUnsaid(isPersonName, 'a name'),
  last_name: orUnsaid(isPersonName, 'a name'),
  phone_number: orUnsaid(isPhone, 'a phone number'),
})

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

const tableSchema = z
  .pipe(
    z.union([z.string().check(z.maxLength(10)), z.int()]),
    z.transform((table) => tidyText(String(table))),
  )
  .check(z.refine(isTableNumber, 'not a table number: 1 to 999'))

/** Without a reference only an order that costs nothing is taken (I10). */
const common = { signed_basket: updateViewSchema, payment_reference: z.nullish(idSchema) }

/** J01, J02. Both kinds of eating in are the same here (Q14, Q25). */
export const submitOrderRequestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('COLLECTION'),
    ...common,
    customer: customerSchema,
    pickup_time: anyInstantSchema,
  }),
  z.object({
    type: z.literal('DELIVERY'),
    ...common,
    customer: customerSchema,
    address: addressSchema,
    delivery_quote_id: idSchema,
  }),
  z.object({
    type: z.enum(['EAT_IN', 'AT_TABLE']),
    ...common,
    customer: z.prefault(seatedCustomerSchema, {}),
    table: tableSchema,
  }),
])

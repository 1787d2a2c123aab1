import { updateViewSchema } from '@galo/contracts/basket'
import { FIELD_LIMITS, isEmail, isNonBlank, isPersonName, isPhone, isTableNumber, tidyText } from '@galo/domain'
import { z } from 'zod'

const LONGEST_ID = 100
/** Before it is tidied: nobody's name is mostly spaces. */
const LONGEST_TEXT = 1_000

/** Kept tidied: no kitchen's board shows a sign that turns the rest of it round. */
const text = (isGood: (typed: string) => boolean, what: string) =>
  z.string().max(LONGEST_TEXT).refine(isGood, `not ${what}`).transform(tidyText)
/** Left out, null and nothing but spaces are the same: not said. */
const orUnsaid = (isGood: (typed: string) => boolean, what: string) =>
  z
    .string()
    .max(LONGEST_TEXT)
    .nullish()
    .refine((typed) => typed == null || !isNonBlank(typed) || isGood(typed), `not ${what}`)
    .transform((typed) => (typed == null || !isNonBlank(typed) ? null : tidyText(typed)))
const noLongerThan = (longest: number) => (typed: string) => tidyText(typed).length <= longest

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

/** J02 gives some fields two spellings; ours are the wire's. When both are there, the wire's counts. */
const respelt = (names: Readonly<Record<string, string>>) => (value: unknown) => {
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  const known = new Set(fields.map(([name]) => name))
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const ours = Object.hasOwn(names, name) ? names[name] : undefined
      return [ours === undefined || known.has(ours) ? name : ours, field]
    }),
  )
}

const isLine = noLongerThan(FIELD_LIMITS.addressLine)
const SHORTER = `longer than ${FIELD_LIMITS.addressLine}`
const line = z.string().max(LONGEST_TEXT).refine(isNonBlank, 'Required').refine(isLine, SHORTER).transform(tidyText)
const lineOrNull = orUnsaid(isLine, `at most ${FIELD_LIMITS.addressLine} long`)
const noteOrNull = orUnsaid(
  noLongerThan(FIELD_LIMITS.riderInstructions),
  `at most ${FIELD_LIMITS.riderInstructions} long`,
)

/** Whether the postcode is one, and needed at all, is for the market to say (G07). */
export const addressSchema = z.preprocess(
  respelt({ line1: 'line_1', line2: 'line_2', countryCode: 'country_code', deliveryNote: 'delivery_note' }),
  z.object({
    line_1: line,
    line_2: lineOrNull,
    city: line,
    country_code: z.enum(['GB', 'IE']),
    postcode: lineOrNull,
    delivery_note: noteOrNull,
    coords: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullish(),
  }),
)
export type WrittenAddress = z.infer<typeof addressSchema>

const common = {
  signed_basket: updateViewSchema,
  payment_reference: z.string().min(1).max(LONGEST_ID).nullish(),
}

const tableSchema = z
  .union([z.string().max(10), z.int()])
  .transform((table) => tidyText(String(table)))
  .refine(isTableNumber, 'not a table number: 1 to 999')

/** POST orders (J01, J02). Both kinds of eating in are the same here (Q14, Q25). */
export const submitOrderSchema = z.preprocess(
  respelt({ deliveryQuoteId: 'delivery_quote_id', tableNumber: 'table' }),
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('COLLECTION'),
      ...common,
      customer: customerSchema,
      pickup_time: z.iso.datetime({ offset: true }),
    }),
    z.object({
      type: z.literal('DELIVERY'),
      ...common,
      customer: customerSchema,
      address: addressSchema,
      delivery_quote_id: z.string().min(1).max(LONGEST_ID),
    }),
    z.object({
      type: z.enum(['EAT_IN', 'AT_TABLE']),
      ...common,
      customer: seatedCustomerSchema.prefault({}),
      table: tableSchema,
    }),
  ]),
)

export type SubmitOrder = z.infer<typeof submitOrderSchema>
export type SubmitDelivery = Extract<SubmitOrder, { type: 'DELIVERY' }>

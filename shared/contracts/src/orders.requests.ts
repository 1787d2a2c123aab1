import * as z from 'zod/mini'
import { FIELD_LIMITS, type LimitedField } from '@galo/domain'
import { updateViewSchema } from './basket/update-view'
import { instantSchema } from './fulfilment'

const text = (field: LimitedField) => z.string().check(z.maxLength(FIELD_LIMITS[field]))

const customerSchema = z.object({
  email: text('email'),
  first_name: text('personName'),
  last_name: text('personName'),
  phone_number: text('phone'),
})

/** Without a reference only an order that costs nothing is taken (I10). */
const common = { signed_basket: updateViewSchema, payment_reference: z.nullish(z.string()) }

const collectionSchema = z.object({
  type: z.literal('COLLECTION'),
  ...common,
  customer: customerSchema,
  pickup_time: instantSchema,
})

const deliverySchema = z.object({
  type: z.literal('DELIVERY'),
  ...common,
  customer: customerSchema,
  delivery_quote_id: z.string(),
  address: z.object({
    line_1: text('addressLine'),
    line_2: z.optional(text('addressLine')),
    city: text('addressLine'),
    country_code: z.enum(['GB', 'IE']),
    postcode: z.optional(z.string()),
    delivery_note: z.optional(text('riderInstructions')),
    coords: z.optional(z.object({ lat: z.number(), lon: z.number() })),
  }),
})

/** Eat-in and at-table (Q14, Q25): who it is for may stay unsaid. */
const eatInSchema = z.object({
  type: z.literal('EAT_IN'),
  ...common,
  customer: z.partial(customerSchema),
  table: z.string(),
})

/** J01, J02: POST {orders}/orders. */
export const submitOrderRequestSchema = z.discriminatedUnion('type', [collectionSchema, deliverySchema, eatInSchema])
export type SubmitOrderRequest = z.infer<typeof submitOrderRequestSchema>

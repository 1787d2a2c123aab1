import * as z from 'zod/mini'
import { updateViewSchema } from './basket.requests'
import { instantSchema } from './fulfilment'

const customerSchema = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string(),
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
    line_1: z.string(),
    line_2: z.optional(z.string()),
    city: z.string(),
    country_code: z.enum(['GB', 'IE']),
    postcode: z.optional(z.string()),
    delivery_note: z.optional(z.string()),
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

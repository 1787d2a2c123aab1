import * as z from 'zod/mini'
import { instantSchema } from './fulfilment'

const countryCode = z.enum(['GB', 'IE'])

/** G09: POST …/deliveroo/latlon. */
export const latLonQuoteRequestSchema = z.object({
  restaurant_id: z.string(),
  lat: z.number(),
  lon: z.number(),
  country_code: countryCode,
})
export type LatLonQuoteRequest = z.infer<typeof latLonQuoteRequestSchema>

/** G09: POST …/deliveroo/address. */
export const addressQuoteRequestSchema = z.object({
  restaurant_id: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.optional(z.string()),
    city: z.string(),
    country_code: countryCode,
    postcode: z.optional(z.string()),
    delivery_note: z.optional(z.string()),
  }),
})
export type AddressQuoteRequest = z.infer<typeof addressQuoteRequestSchema>

const minutes = z.number().check(z.int(), z.minimum(0))

/** `token` goes into the basket (it carries the fee), `id` into the order. */
export const deliveryQuoteSchema = z.object({
  id: z.string(),
  estimated_duration: z.object({ minimum_mins: minutes, maximum_mins: minutes }),
  valid_until: instantSchema,
  token: z.string().check(z.minLength(1)),
})
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>

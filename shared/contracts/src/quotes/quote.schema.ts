import * as z from '@galo/schema'
import { instantSchema } from '../fulfilment'

export const restaurantIdSchema = z.string().check(z.minLength(1))
export const countryCodeSchema = z.enum(['GB', 'IE'])

const minutes = z.number().check(z.int(), z.minimum(0))

/** `token` goes into the basket (it carries the fee), `id` into the order. */
export const deliveryQuoteSchema = z.object({
  id: z.string(),
  estimated_duration: z.object({ minimum_mins: minutes, maximum_mins: minutes }),
  valid_until: instantSchema,
  token: z.string().check(z.minLength(1)),
})
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>

/** What a quote may be refused with; a 400 lists everything that is wrong (G11). */
export const NO_QUOTE = { EMAIL_REQUIRED: 403, NOT_FOUND: 404, UNDELIVERABLE: 409 } as const

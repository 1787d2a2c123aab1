import { FIELD_LIMITS } from '@galo/domain'
import { z } from 'zod'

/** What a customer's address looks like in a quote (G09); an order writes its lines another way (J02). */
const text = z.string().max(FIELD_LIMITS.addressLine)

export const latLonQuoteSchema = z.object({
  restaurant_id: z.string().min(1),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  country_code: z.enum(['GB', 'IE']),
})

export const addressQuoteSchema = z.object({
  restaurant_id: z.string().min(1),
  address: z.object({
    line1: text.min(1),
    line2: text.nullish(),
    city: text.min(1),
    country_code: z.enum(['GB', 'IE']),
    postcode: text.nullish(),
    delivery_note: z.string().max(FIELD_LIMITS.riderInstructions).nullish(),
  }),
})

export type AddressQuote = z.infer<typeof addressQuoteSchema>

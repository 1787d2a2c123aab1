import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { countryCodeSchema, deliveryQuoteSchema, NO_QUOTE, restaurantIdSchema } from './quote.schema'

/** What delivery to a position costs and how long it takes (G09, G10, G11). `token` goes into the basket, `id` into the order. */
export const quotePosition = defineCall({
  name: 'quotes.quote-position',
  method: 'POST',
  path: '/quote/quote/deliveroo/latlon',
  credential: 'session',
  source: 'quote',
  request: z.object({
    restaurant_id: restaurantIdSchema,
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lon: z.number().check(z.minimum(-180), z.maximum(180)),
    country_code: countryCodeSchema,
  }),
  answer: deliveryQuoteSchema,
  errors: NO_QUOTE,
})

import { FIELD_LIMITS } from '@galo/domain'
import * as z from '@galo/schema'
import { defineCall, type RequestOf } from '../call/call'
import { countryCodeSchema, deliveryQuoteSchema, NO_QUOTE, restaurantIdSchema } from './quote.schema'

const line = z.string().check(z.maxLength(FIELD_LIMITS.addressLine))
const filledLine = line.check(z.minLength(1))

/**
 * What delivery to an address costs and how long it takes (G09, G10, G11). `token` goes into the basket, `id` into the order, which names the address
 * lines differently.
 */
export const quoteAddress = defineCall({
  name: 'quotes.quote-address',
  method: 'POST',
  path: '/quote/quote/deliveroo/address',
  credential: 'session',
  source: 'quote',
  request: z.object({
    restaurant_id: restaurantIdSchema,
    address: z.object({
      line1: filledLine,
      line2: z.nullish(line),
      city: filledLine,
      country_code: countryCodeSchema,
      postcode: z.nullish(line),
      delivery_note: z.nullish(z.string().check(z.maxLength(FIELD_LIMITS.riderInstructions))),
    }),
  }),
  answer: deliveryQuoteSchema,
  errors: NO_QUOTE,
})

/** A customer's address as a quote is asked for it. */
export type QuotedAddress = RequestOf<typeof quoteAddress>['address']

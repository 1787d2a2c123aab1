import { deliveryQuoteSchema, paths } from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { UK_RESTAURANT } from '../test/baskets'
import { addressQuoteSchema, latLonQuoteSchema } from './quote.requests'

const shared = {
  method: 'POST',
  rows: ['G09', 'G10', 'G11'],
  bearer: 'session',
  errors: 'quote',
  answer: { status: 200, schema: deliveryQuoteSchema },
  refusals: [
    { status: 403, code: 'EMAIL_REQUIRED', when: 'a guest has not given an e-mail address (Q12)' },
    { status: 404, code: 'NOT_FOUND', when: 'nobody knows the restaurant' },
    {
      status: 409,
      code: 'UNDELIVERABLE',
      when: 'the place is too far or the restaurant does not deliver now; the message says why',
    },
  ],
} as const

export const quotesArea: ApiArea = {
  id: 'quotes',
  title: 'Delivery quotes',
  about: 'What it costs and how long it takes to bring food to a place. Everything that is wrong is named at once.',
  calls: [
    {
      ...shared,
      name: 'Quote a position',
      path: paths.quote.latLon,
      about: '`token` goes into the basket, `id` into the order.',
      request: latLonQuoteSchema,
      good: () => ({ body: { restaurant_id: UK_RESTAURANT, lat: 53.4775, lon: -2.2481, country_code: 'GB' } }),
    },
    {
      ...shared,
      name: 'Quote an address',
      path: paths.quote.address,
      about: '`token` goes into the basket, `id` into the order.',
      request: addressQuoteSchema,
      good: () => ({
        body: {
          restaurant_id: UK_RESTAURANT,
          address: { line1: '1 Deansgate', city: 'Manchester', country_code: 'GB', postcode: 'M3 4LZ' },
        },
      }),
    },
  ],
}

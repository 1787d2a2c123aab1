import { quoteAddress, quotePosition } from '@galo/contracts/quotes'
import { UK_RESTAURANT } from '../../world/baskets'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const shared = {
  when: {
    EMAIL_REQUIRED: 'a guest has not given an e-mail address',
    NOT_FOUND: 'nobody knows the restaurant',
    UNDELIVERABLE: 'the place is too far or the restaurant does not deliver now; the message says why',
  },
}

export const quotesArea: ApiArea = {
  id: 'quotes',
  title: 'Delivery quotes',
  about: 'What it costs and how long it takes to bring food to a place. Everything that is wrong is named at once.',
  calls: [
    describedCall(quotePosition, {
      ...shared,
      title: 'Quote a position',
      good: () => ({ body: { restaurant_id: UK_RESTAURANT, lat: 53.4775, lon: -2.2481, country_code: 'GB' as const } }),
    }),
    describedCall(quoteAddress, {
      ...shared,
      title: 'Quote an address',
      good: () => ({
        body: {
          restaurant_id: UK_RESTAURANT,
          address: { line1: '1 Deansgate', city: 'Manchester', country_code: 'GB' as const, postcode: 'M3 4LZ' },
        },
      }),
    }),
  ],
}

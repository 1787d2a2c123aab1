import type { DeliveryRequest } from '@galo/domain'
import type { OrderingMethod } from '../../features/place-order/ordering-method'
import { termsOf } from './delivery-quote.model'
import { DELIVERY_WORDS } from './delivery.words'

/** A delivery, as paying sees it: a door, and the quote that lies in the basket. */
export const deliveryOrdering: OrderingMethod<'DELIVERY'> = {
  type: 'DELIVERY',
  words: DELIVERY_WORDS,
  submitFailure: 'ORDERS_ERROR_SUBMIT_DELIVERY',
  goneCodes: ['DELIVERY_QUOTE_MISMATCH', 'DELIVERY_QUOTE_EXPIRED'],
  // The page renews its quote before it lets anybody pay, and building refuses one that has run out.
  isAvailable: async () => true,
  orderFields: ({ type, address, instructions, coordinates, quote, countryCode }) => ({
    type,
    delivery_quote_id: quote.id,
    address: {
      line_1: address.lineOne,
      line_2: orNull(address.lineTwo),
      city: address.city,
      country_code: countryCode,
      postcode: orNull(address.postcode),
      delivery_note: orNull(instructions),
      coords: coordinates === null ? null : { lat: coordinates.latitude, lon: coordinates.longitude },
    },
  }),
  requestKey: (request) => `${request.quote.id}.${markOf(request)}`,
  detailsOf: ({ type, address, instructions, quote }) => ({
    type,
    address,
    instructions,
    quote,
    agreed: termsOf(quote),
    saved: true,
  }),
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** Tells addresses apart in a header, which takes no umlauts and no novels. */
const markOf = ({ address, instructions, coordinates }: DeliveryRequest): string =>
  [...JSON.stringify([address, instructions, coordinates])]
    .reduce((mark, sign) => (Math.imul(mark, 31) + (sign.codePointAt(0) ?? 0)) | 0, 7)
    .toString(36)

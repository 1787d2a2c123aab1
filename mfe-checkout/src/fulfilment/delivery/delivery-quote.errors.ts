/** Everything that can be wrong with a quote. */
export type QuoteProblem =
  'undeliverable' | 'address-refused' | 'no-email' | 'by-position-failed' | 'by-address-failed' | 'not-put-in'

/** G11: code and text of each, for logs. What the customer reads is in `delivery-quote.words.ts`. */
export const QUOTE_PROBLEMS = {
  undeliverable: { errorCode: 'DELIVERY_QUOTE_UNDELIVERABLE', message: 'Nobody delivers there from here' },
  'address-refused': { errorCode: 'DELIVERY_FETCH_ADDRESS_QUOTE_ERROR', message: 'BAD_REQUEST: not an address' },
  'no-email': { errorCode: 'DELIVERY_FETCH_ADDRESS_QUOTE_ERROR', message: 'The guest has no e-mail address' },
  'by-position-failed': { errorCode: 'DELIVERY_FETCH_LATLON_QUOTE_ERROR', message: 'Could not fetch a quote' },
  'by-address-failed': { errorCode: 'DELIVERY_FETCH_ADDRESS_QUOTE_ERROR', message: 'Could not fetch a quote' },
  'not-put-in': { errorCode: 'DELIVERY_UPDATE_QUOTE_ERROR', message: 'Could not update basket delivery quote' },
} as const satisfies Record<QuoteProblem, { readonly errorCode: string; readonly message: string }>

/** The same of the first quote, which the page asks for by itself. */
export const FIRST_BY_POSITION = 'DELIVERY_FETCH_INITIAL_MOUNT_LATLON_QUOTE_ERROR'

/** An address was chosen in the search, and nobody knows where that is: it is asked for by its words. */
export const NO_COORDINATES = {
  errorCode: 'DELIVERY_FETCH_LATLON_NO_COORDINATES_ERROR',
  message: 'Missing coordinates to fetch quote',
} as const

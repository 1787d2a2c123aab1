import type { FulfilmentRules } from './fulfilment-rules'

/** Ordered by somebody who sits in the restaurant. Restaurants are searched for as far away as for collection. */
export const EAT_IN = {
  inUrl: 'eat-in',
  writtenInUrl: 'eat-in',
  isOrderable: false,
  isOnPremises: true,
  isDelivery: false,
  isOrderedAhead: false,
  pricedAs: ['EAT_IN'],
  searchRadiusMetres: 80_000,
  listedBy: 'distance',
  isContactNeeded: false,
} as const satisfies FulfilmentRules

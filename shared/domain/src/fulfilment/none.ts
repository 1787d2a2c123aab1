import type { FulfilmentRules } from './fulfilment-rules'

/** Not chosen yet. URLs are then written with the default. */
export const NONE = {
  inUrl: null,
  writtenInUrl: 'collection',
  isOrderable: false,
  isOnPremises: false,
  isDelivery: false,
  isOrderedAhead: false,
  pricedAs: ['COLLECTION'],
  searchRadiusMetres: 80_000,
} as const satisfies FulfilmentRules

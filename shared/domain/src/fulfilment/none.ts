import type { FulfilmentRules } from './fulfilment-rules'

/** Not chosen yet. Addresses then write the way we offer first. */
export const NONE = {
  inAddress: null,
  writtenAs: 'collection',
  isOrderable: false,
  isOnPremises: false,
  isBrought: false,
  isOrderedAhead: false,
  searchRadiusMetres: 80_000,
  listedBy: 'distance',
  isContactNeeded: true,
} as const satisfies FulfilmentRules

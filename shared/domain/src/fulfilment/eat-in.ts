import type { FulfilmentRules } from './fulfilment-rules'

/** Ordered by somebody who sits in the restaurant. What has to be fetched is looked for as far as collection is. */
export const EAT_IN = {
  inAddress: 'eat-in',
  writtenAs: 'eat-in',
  isOrderable: false,
  isOnPremises: true,
  isBrought: false,
  isOrderedAhead: false,
  searchRadiusMetres: 80_000,
  listedBy: 'distance',
  isContactNeeded: false,
} as const satisfies FulfilmentRules

import type { FulfilmentRules } from './fulfilment-rules'

/** Brought to an address by a rider, for the price of a quote. */
export const DELIVERY = {
  inUrl: 'delivery',
  writtenInUrl: 'delivery',
  isOrderable: false,
  isOnPremises: false,
  isDelivery: true,
  isOrderedAhead: false,
  pricedAs: ['DELIVERY'],
  searchRadiusMetres: 8_000,
  listedBy: 'time',
  isContactNeeded: true,
} as const satisfies FulfilmentRules

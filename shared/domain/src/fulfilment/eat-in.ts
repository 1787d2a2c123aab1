import type { FulfilmentRules } from './fulfilment-rules'

/** Ordered by somebody who sits in the restaurant. Restaurants are searched for as far away as for collection. */
export const EAT_IN = {
  inUrl: 'eat-in',
  writtenInUrl: 'eat-in',
  isOrderable: true,
  isOnPremises: true,
  isDelivery: false,
  isOrderedAhead: false,
  pricedAs: ['EAT_IN'],
  searchRadiusMetres: 80_000,
} as const satisfies FulfilmentRules

/** Where somebody sits, while it is being said (G06): as typed. */
export interface TableDetails {
  readonly table: string
  /** Whose table it is; at another restaurant it is no answer. */
  readonly restaurantId?: string | undefined
  /** What the code of a table had said when this was: another code since is another table. Left out where this holds whatever a code says. */
  readonly scanned?: string | undefined
}

/** As an order asks for it. */
export interface TableRequest {
  readonly table: string
}

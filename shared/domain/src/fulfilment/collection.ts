import type { FulfilmentRules } from './fulfilment-rules'

/** Fetched at the counter at a time that was chosen. */
export const COLLECTION = {
  inUrl: 'collection',
  writtenInUrl: 'collection',
  isOrderable: true,
  isOnPremises: false,
  isDelivery: false,
  isOrderedAhead: true,
  pricedAs: ['COLLECTION'],
  searchRadiusMetres: 80_000,
} as const satisfies FulfilmentRules

/** The collection time while it is being chosen (G03). */
export interface CollectionDetails {
  /** A UTC ISO instant; `null` is the placeholder. */
  readonly pickupTime: string | null
  /** Whose time it is; at another restaurant it is no choice at all. */
  readonly restaurantId?: string | undefined
}

/** As an order asks for it. */
export interface CollectionRequest {
  /** A UTC ISO instant. */
  readonly pickupTime: string
}

/** The time that was chosen for this restaurant: one that was chosen at another is none. */
export const pickupTimeAt = (
  { pickupTime, restaurantId: chosenAt }: CollectionDetails,
  restaurantId: string,
): string | null => (chosenAt === undefined || chosenAt === restaurantId ? pickupTime : null)

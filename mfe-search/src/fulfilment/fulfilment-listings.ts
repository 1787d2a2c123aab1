import type { OrderableFulfilment } from '@galo/domain'
import type { FulfilmentListing } from '../features/restaurant-list/fulfilment-listing'
import { collection } from './collection/collection'

/** A listing for every fulfilment that can be ordered, or it doesn't compile. */
const FULFILMENT_LISTINGS = { COLLECTION: collection } as const satisfies {
  readonly [T in OrderableFulfilment]: FulfilmentListing<T>
}

export const fulfilmentListing = (type: OrderableFulfilment): FulfilmentListing => FULFILMENT_LISTINGS[type]

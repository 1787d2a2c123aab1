import type { ChosenFulfilment } from '@galo/domain'
import type { FulfilmentListing } from '../features/restaurant-list/fulfilment-listing'
import { atTable } from './at-table/at-table'
import { collection } from './collection/collection'
import { delivery } from './delivery/delivery'
import { eatIn } from './eat-in/eat-in'

/** A listing for every fulfilment, or it doesn't compile. */
const FULFILMENT_LISTINGS = {
  COLLECTION: collection,
  DELIVERY: delivery,
  EAT_IN: eatIn,
  AT_TABLE: atTable,
} as const satisfies {
  readonly [T in ChosenFulfilment]: FulfilmentListing<T>
}

export const fulfilmentListing = (type: ChosenFulfilment): FulfilmentListing => FULFILMENT_LISTINGS[type]

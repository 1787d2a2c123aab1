import { openingStatus } from '@galo/domain'
import type { FulfilmentListing } from '../../features/restaurant-list/fulfilment-listing'
import { takesOrders } from '../../features/restaurant-list/search-results.model'
import { COLLECTION_WORDS } from './collection.words'

/** Ready at a chosen time; can be ordered before the restaurant opens, for later today. */
export const collection: FulfilmentListing<'COLLECTION'> = {
  type: 'COLLECTION',
  words: COLLECTION_WORDS,
  switchedOffBy: 'collect-unavailable',
  throttleIn: ({ collection: throttle }) => throttle,
  canOrder: (result, now, timeZone) =>
    takesOrders(result) &&
    result.earliest !== null &&
    ['too-early', 'open', 'closing-soon'].includes(openingStatus(result.hours, now, timeZone).kind),
}

import { openingStatus } from '@galo/domain'
import type { ListedWay } from '../../features/restaurant-list/listed-way'
import { takesOrders } from '../../features/restaurant-list/search-results.model'
import { COLLECTION_WORDS } from './collection.words'

/** A bag, ready at a time; before opening it can be ordered for after it. */
export const collection: ListedWay<'COLLECTION'> = {
  type: 'COLLECTION',
  words: COLLECTION_WORDS,
  canOrder: (result, now, timeZone) =>
    takesOrders(result) &&
    result.earliest !== null &&
    ['too-early', 'open', 'closing-soon'].includes(openingStatus(result.hours, now, timeZone).kind),
}

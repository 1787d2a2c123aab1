import { useNow } from '@galo/services'
import { TablePlace } from '../../features/pick-up-place/table-place'
import type { FulfilmentTracking } from '../fulfilment-tracking'
import { isEaten, tableSteps, tableWords } from './eat-in-progress.model'

/** Brought to a table of the restaurant: eating in, and at the table by its code. */
export const eatIn: FulfilmentTracking = {
  steps: tableSteps,
  words: tableWords,
  Place: ({ order, restaurant }) => (
    <TablePlace table={order.fulfilment.table ?? null} restaurant={restaurant} isWaiting={!isEaten(order, useNow())} />
  ),
}

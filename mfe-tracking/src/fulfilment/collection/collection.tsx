import { PickUpPlace } from '../../features/pick-up-place/pick-up-place'
import type { OrderWay } from '../order-way'
import { collectionStages, collectionWords } from './collection-progress.model'

/** Fetched at the counter. */
export const collection: OrderWay = {
  stages: collectionStages,
  words: collectionWords,
  Place: ({ restaurant }) => <PickUpPlace restaurant={restaurant} />,
}

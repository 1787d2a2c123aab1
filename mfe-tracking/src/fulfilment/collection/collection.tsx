import { PickUpPlace } from '../../features/pick-up-place/pick-up-place'
import type { FulfilmentTracking } from '../fulfilment-tracking'
import { collectionStages, collectionWords } from './collection-progress.model'

/** Fetched at the counter. */
export const collection: FulfilmentTracking = {
  stages: collectionStages,
  words: collectionWords,
  Place: ({ restaurant }) => <PickUpPlace restaurant={restaurant} />,
}

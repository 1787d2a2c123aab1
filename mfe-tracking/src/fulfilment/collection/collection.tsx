import { PickUpPlace } from '../../features/pick-up-place/pick-up-place'
import type { FulfilmentTracking } from '../fulfilment-tracking'
import { collectionSteps, collectionWords } from './collection-progress.model'

/** Fetched at the counter. */
export const collection: FulfilmentTracking = {
  steps: collectionSteps,
  words: collectionWords,
  Place: ({ restaurant }) => <PickUpPlace restaurant={restaurant} />,
}

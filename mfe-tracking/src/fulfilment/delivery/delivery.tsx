import { DeliveryPlace } from '../../features/pick-up-place/delivery-place'
import type { FulfilmentTracking } from '../fulfilment-tracking'
import { deliverySteps, deliveryWords } from './delivery-progress.model'

/** Brought by a rider, who can be followed. */
export const delivery: FulfilmentTracking = {
  steps: deliverySteps,
  words: deliveryWords,
  Place: ({ order }) => <DeliveryPlace address={order.address ?? null} />,
}

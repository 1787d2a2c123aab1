import { DeliveryPlace } from '../../features/pick-up-place/delivery-place'
import type { OrderWay } from '../order-way'
import { deliveryStages, deliveryWords } from './delivery-progress.model'

/** Brought by a rider, who can be followed. */
export const delivery: OrderWay = {
  stages: deliveryStages,
  words: deliveryWords,
  Place: ({ order }) => <DeliveryPlace address={order.address ?? null} />,
}

import type { OrderingMethod } from '../../features/place-order/ordering-method'
import { COLLECTION_WORDS } from './collection.words'

/** A collection, as paying sees it: a time at the counter. */
export const collectionOrdering: OrderingMethod<'COLLECTION'> = {
  type: 'COLLECTION',
  words: COLLECTION_WORDS,
  submitFailure: 'ORDERS_ERROR_COLLECTION_SUBMIT',
  goneCodes: ['PICKUP_SLOT_ERROR'],
  async isAvailable({ type, pickupTime }, restaurantId, http) {
    const { validateTime } = await import('@galo/contracts/capacity')
    const variables = { restaurantIds: [restaurantId], fulfilmentType: type, pickupTime }
    return (await http.send(validateTime, { variables, isFresh: true })).valid
  },
  orderFields: ({ type, pickupTime }) => ({ type, pickup_time: pickupTime }),
  requestKey: ({ pickupTime }) => pickupTime,
  detailsOf: ({ type, pickupTime }, restaurantId) => ({ type, pickupTime, saved: true, restaurantId }),
}

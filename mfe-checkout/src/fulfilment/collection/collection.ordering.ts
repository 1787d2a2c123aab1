import type { OrderingMethod } from '../../features/place-order/ordering-method'
import { hasAlcohol } from '../../features/age-check/has-alcohol'
import { checkTime } from './check-time'
import { COLLECTION_WORDS } from './collection.words'

/** A collection, as paying sees it: a time at the counter. */
export const collectionOrdering: OrderingMethod<'COLLECTION'> = {
  type: 'COLLECTION',
  words: COLLECTION_WORDS,
  submitFailure: 'ORDERS_ERROR_COLLECTION_SUBMIT',
  goneCodes: ['PICKUP_SLOT_ERROR'],
  isAvailable: async ({ pickupTime }, basket, http) =>
    (await checkTime(http, { restaurantId: basket.restaurant_id, pickupTime, isAgeRestricted: hasAlcohol(basket) }))
      .valid,
  orderFields: ({ type, pickupTime }) => ({ type, pickup_time: pickupTime }),
  requestKey: ({ pickupTime }) => pickupTime,
  detailsOf: ({ type, pickupTime }, restaurantId) => ({ type, pickupTime, saved: true, restaurantId }),
}

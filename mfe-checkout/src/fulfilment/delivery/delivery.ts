import { wordsOf } from '@galo/words'
import type { FulfilmentMethod } from '../fulfilment-method'
import { deliveryOrdering } from './delivery.ordering'
import { DELIVERY_SECTION_WORDS } from './delivery.words'
import { useDelivery } from './use-delivery'

/** Brought to a door by a rider, for the price of a quote. */
export const delivery: FulfilmentMethod<'DELIVERY'> = {
  ...deliveryOrdering,
  subtitle: (restaurantName, locale) => wordsOf(DELIVERY_SECTION_WORDS, locale).subtitle(restaurantName),
  useFulfilment: useDelivery,
}

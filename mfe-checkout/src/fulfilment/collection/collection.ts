import type { FulfilmentMethod } from '../fulfilment-method'
import { collectionOrdering } from './collection.ordering'
import { useCollection } from './use-collection'

/** Fetched at the counter at a time that was chosen. */
export const collection: FulfilmentMethod<'COLLECTION'> = {
  ...collectionOrdering,
  subtitle: (restaurantName) => `${restaurantName}, collected by you.`,
  useFulfilment: useCollection,
}

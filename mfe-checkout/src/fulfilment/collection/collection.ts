import { wordsOf } from '@galo/words'
import type { FulfilmentMethod } from '../fulfilment-method'
import { collectionOrdering } from './collection.ordering'
import { askTimesAhead } from './collection-times'
import { SLOT_SECTION_WORDS } from './collection.words'
import { useCollection } from './use-collection'

/** Fetched at the counter at a time that was chosen. */
export const collection: FulfilmentMethod<'COLLECTION'> = {
  ...collectionOrdering,
  subtitle: (restaurantName, locale) => wordsOf(SLOT_SECTION_WORDS, locale).subtitle(restaurantName),
  askAhead: askTimesAhead,
  useFulfilment: useCollection,
}

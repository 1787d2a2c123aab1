import { formatTime } from '@galo/domain'
import { wordsOf } from '@galo/words'
import type { FulfilmentListing } from '../../features/restaurant-list/fulfilment-listing'
import { COLLECTION_WORDS } from './collection.words'

/** Ready at a chosen time; can be ordered before the restaurant opens, for later today. */
export const collection: FulfilmentListing<'COLLECTION'> = {
  type: 'COLLECTION',
  words: COLLECTION_WORDS,
  switchedOffBy: 'collect-unavailable',
  throttleIn: ({ collection: throttle }) => throttle,
  facts: ({ channel: { minimumMins, maximumMins } }, { from, timeZone, locale }) => {
    const words = wordsOf(COLLECTION_WORDS, locale)
    return [
      ...(from === null ? [] : [{ label: words.collectFrom, value: formatTime(from, timeZone) }]),
      ...(minimumMins === null || maximumMins === null
        ? []
        : [{ label: words.usuallyTakes, value: words.minutes(minimumMins, maximumMins) }]),
    ]
  },
}

import { wordsOf } from '@galo/words'
import type { FulfilmentListing } from '../../features/restaurant-list/fulfilment-listing'
import { EAT_IN_WORDS } from './eat-in.words'

/** Eaten where it is grilled, while the doors are open: no time is chosen. */
export const eatIn: FulfilmentListing<'EAT_IN'> = {
  type: 'EAT_IN',
  words: EAT_IN_WORDS,
  switchedOffBy: 'eat-in-unavailable',
  throttleIn: null,
  facts: ({ channel: { minimumMins, maximumMins } }, { locale }) => {
    const words = wordsOf(EAT_IN_WORDS, locale)
    return minimumMins === null || maximumMins === null
      ? []
      : [{ label: words.onTheTableIn, value: words.minutes(minimumMins, maximumMins) }]
  },
}

import { wordsOf } from '@galo/words'
import type { FulfilmentListing } from '../../features/restaurant-list/fulfilment-listing'
import { AT_TABLE_WORDS } from './at-table.words'

/** For somebody who sits at a table already. */
export const atTable: FulfilmentListing<'AT_TABLE'> = {
  type: 'AT_TABLE',
  words: AT_TABLE_WORDS,
  switchedOffBy: 'eat-in-unavailable',
  throttleIn: null,
  facts: ({ channel: { minimumMins, maximumMins } }, { locale }) => {
    const words = wordsOf(AT_TABLE_WORDS, locale)
    return minimumMins === null || maximumMins === null
      ? []
      : [{ label: words.broughtIn, value: words.minutes(minimumMins, maximumMins) }]
  },
}

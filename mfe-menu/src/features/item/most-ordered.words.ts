import { defineWords } from '@galo/words'

/** The row of what is ordered most. Whose taste it is stands below its heading: nobody's orders are made up. */
export const MOST_ORDERED_WORDS = defineWords({
  en: {
    heading: { RESTAURANT: 'Most ordered', MARKET: 'Most ordered', HOUSE: 'Start here' },
    since: {
      RESTAURANT: 'At this restaurant, in the last thirty days.',
      MARKET: 'All over the UK, in the last thirty days.',
      HOUSE: 'What we’d order ourselves.',
    },
  },
  'en-IE': {
    since: {
      RESTAURANT: 'At this restaurant, in the last thirty days.',
      MARKET: 'All over Ireland, in the last thirty days.',
      HOUSE: 'What we’d order ourselves.',
    },
  },
})

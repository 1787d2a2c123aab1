import { defineWords } from '@galo/words'

/** For a place in the other country. */
export const OTHER_MARKET_WORDS = defineWords({
  en: {
    youAreThere: 'You’re in Ireland',
    isThere: (place: string) => `${place} is in Ireland`,
    text: 'Restaurants in Ireland are on our Irish site, with prices in euro. Your search goes with you; a basket stays here.',
    search: 'Search in Ireland',
  },
  'en-IE': {
    youAreThere: 'You’re in the UK',
    isThere: (place: string) => `${place} is in the UK`,
    text: 'Restaurants in the UK are on our UK site, with prices in pounds. Your search goes with you; a basket stays here.',
    search: 'Search in the UK',
  },
})

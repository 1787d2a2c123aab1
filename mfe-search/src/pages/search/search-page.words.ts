import { defineWords } from '@galo/words'

/** The home page's title and description, for search engines and shared links. */
export const SEARCH_PAGE_WORDS = defineWords({
  en: {
    title: 'Flame-grilled peri-peri, up early',
    description: 'Find your nearest Galo, order ahead and collect it hot.',
  },
})

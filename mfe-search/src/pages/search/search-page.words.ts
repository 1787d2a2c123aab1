import { defineWords } from '@galo/words'

/** For who finds the front door or is sent it. */
export const SEARCH_PAGE_WORDS = defineWords({
  en: {
    title: 'Flame-grilled peri-peri, up early',
    description: 'Find your nearest Galo, order ahead and collect it hot.',
  },
})

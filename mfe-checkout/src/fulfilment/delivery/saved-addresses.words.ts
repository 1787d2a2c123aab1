import { defineWords } from '@galo/words'

/** The addresses of who is logged in. */
export const SAVED_ADDRESSES_WORDS = defineWords({
  en: {
    legend: 'Your addresses',
    another: 'Another address',
  },
})

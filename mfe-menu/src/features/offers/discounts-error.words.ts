import { defineWords } from '@galo/words'

/** What the log says of the discount service (H08); a customer is told what they can do. */
export const DISCOUNTS_ERROR_WORDS = defineWords({
  en: {
    token: 'Unable to make discounts call, no token available.',
    basket: 'Unable to make discounts call, no basket ID available.',
  },
})

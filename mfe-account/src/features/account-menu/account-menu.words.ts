import { defineWords } from '@galo/words'

/** A name in two parts: a phone has room for the second one alone. */
export const ACCOUNT_MENU_WORDS = defineWords({
  en: {
    lead: 'Your',
    word: 'details',
  },
})

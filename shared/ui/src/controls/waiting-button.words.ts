import { defineWords } from '@galo/words'

/** Under what a button does, when that takes long. */
export const WAITING_BUTTON_WORDS = defineWords({
  en: {
    slow: 'Still working on it…',
  },
})

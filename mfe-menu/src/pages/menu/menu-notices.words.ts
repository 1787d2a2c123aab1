import { defineWords } from '@galo/words'

/** What is not as usual at a restaurant. */
export const MENU_NOTICES_WORDS = defineWords({
  en: {
    chickenShort: 'Some of our chicken has run out today',
    seeDishes: 'What is sold out says so. Everything else is on the grill.',
  },
})

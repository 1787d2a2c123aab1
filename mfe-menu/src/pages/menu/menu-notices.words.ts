import { defineWords } from '@galo/words'

/** What is not as usual at a restaurant. */
export const MENU_NOTICES_WORDS = defineWords({
  en: {
    chickenShort: 'Some of our chicken has run out today',
    seeDishes: 'What is sold out says so. Everything else is on the grill.',
    /** MENU_AVAILABILITY_ERROR (F18). */
    stockUnknown: 'We can’t see what has sold out right now',
    saidWhenAdded: 'So here is the whole menu. If a dish has gone, we’ll say so when you add it.',
  },
})

import { defineWords } from '@galo/words'

/** Where an address opens a dish. */
export const OPEN_ITEM_WORDS = defineWords({
  en: {
    notOnMenu: 'Sorry, that dish isn’t on this menu. Here’s everything that is.',
  },
})

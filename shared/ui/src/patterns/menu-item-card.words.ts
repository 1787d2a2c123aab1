import { defineWords } from '@galo/words'

/** A dish on the menu. */
export const MENU_ITEM_WORDS = defineWords({
  en: {
    soldOut: 'Sold out',
    add: (name: string) => `Add ${name}`,
  },
})

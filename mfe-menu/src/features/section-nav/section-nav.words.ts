import { defineWords } from '@galo/words'

/** The bar of the menu’s sections. */
export const SECTION_NAV_WORDS = defineWords({
  en: {
    menuSections: 'Menu sections',
    all: 'All sections',
  },
})

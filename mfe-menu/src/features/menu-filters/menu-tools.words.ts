import { defineWords } from '@galo/words'

/** Above the dishes, there from the first. */
export const MENU_TOOLS_WORDS = defineWords({
  en: {
    search: 'Search the menu',
    filters: 'Filters',
    diet: 'Diet',
  },
})

import { defineWords } from '@galo/words'

/** What stands round every page of the app, beside what every header says. */
export const LAYOUT_WORDS = defineWords({
  en: {
    help: 'Help',
    basket: 'Your basket',
    backToSearch: 'Back to search',
    backToMenu: 'Back to the menu',
    /** A phone has room for the word alone. */
    secure: { word: 'Secure', more: 'checkout' },
  },
})

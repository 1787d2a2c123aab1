import { defineWords } from '@galo/words'

/** What stands round every page of the app, beside what every header says. */
export const LAYOUT_WORDS = defineWords({
  en: {
    help: 'Help',
    /** A name in two parts: a phone has room for the second one alone. */
    basketInParts: { lead: 'Your', word: 'basket' },
    backToSearch: 'Back to search',
    backToMenu: 'Back to the menu',
    /** A phone has room for the word alone. */
    secure: { word: 'Secure', more: 'checkout' },
  },
})

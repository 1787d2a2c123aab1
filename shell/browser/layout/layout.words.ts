import { defineWords } from '@galo/words'

/** What stands round every page of the app, beside what every header says. */
export const LAYOUT_WORDS = defineWords({
  en: {
    help: 'Help',
    /** Names in two parts: a phone has room for the second one alone. */
    basketInParts: { lead: 'Your', word: 'basket' },
    detailsInParts: { lead: 'Your', word: 'details' },
    backToSearch: 'Back to search',
    backToMenu: 'Back to the menu',
    secureCheckout: 'Secure checkout',
  },
})

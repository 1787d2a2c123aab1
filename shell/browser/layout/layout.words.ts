import { defineWords } from '@galo/words'

/** What stands round every page. */
export const LAYOUT_WORDS = defineWords({
  en: {
    skipToContent: 'Skip to main content',
    home: 'Galo, start page',
    site: 'Site',
    order: 'Order',
    menu: 'Menu',
    help: 'Help',
    /** As the footer calls them. */
    parts: { food: 'Food', restaurants: 'Restaurants', card: 'Galo card', explore: 'Explore' },
    /** Names in two parts: a phone has room for the second one alone. */
    basketInParts: { lead: 'Your', word: 'basket' },
    detailsInParts: { lead: 'Your', word: 'details' },
    backToSearch: 'Back to search',
    backToMenu: 'Back to the menu',
    secureCheckout: 'Secure checkout',
    thisMarket: 'UK · £',
    goToOtherMarket: 'Go to the Ireland site',
  },
  'en-IE': {
    thisMarket: 'Ireland · €',
    goToOtherMarket: 'Go to the UK site',
  },
})

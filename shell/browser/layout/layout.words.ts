import { defineWords } from '@galo/words'

/** What stands round every page. */
export const LAYOUT_WORDS = defineWords({
  en: {
    skipToContent: 'Skip to main content',
    home: 'Galo, start page',
    site: 'Site',
    order: 'Order',
    card: 'Galo card',
    /** Names in two parts: a phone has room for the second one alone. */
    cardInParts: { lead: 'Galo', word: 'card' },
    basketInParts: { lead: 'Your', word: 'basket' },
    detailsInParts: { lead: 'Your', word: 'details' },
    details: 'Your details',
    backToSearch: 'Back to search',
    backToMenu: 'Back to the menu',
    secureCheckout: 'Secure checkout',
    claim: 'Galo. Up early, over fire, in the UK and Ireland.',
    thisMarket: 'UK · £',
    goToOtherMarket: 'Go to the Ireland site',
    otherMarket: 'Galo Ireland',
  },
  'en-IE': {
    thisMarket: 'Ireland · €',
    goToOtherMarket: 'Go to the UK site',
    otherMarket: 'Galo UK',
  },
})

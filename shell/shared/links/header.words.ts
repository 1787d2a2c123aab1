import { defineWords } from '@galo/words'

/** What every header says, whoever draws it. */
export const HEADER_WORDS = defineWords({
  en: {
    skipToContent: 'Skip to main content',
    home: 'Galo, start page',
    site: 'Site',
    menu: 'Menu',
    order: 'Order',
    logIn: 'Log in',
    signUp: 'Sign up',
    profile: 'Profile',
    logOut: 'Log out',
    /** As the footer calls them. */
    parts: { food: 'Food', restaurants: 'Restaurants', card: 'Galo card', explore: 'Explore' },
    thisMarket: 'UK · £',
    goToOtherMarket: 'Go to the Ireland site',
  },
  'en-IE': {
    thisMarket: 'Ireland · €',
    goToOtherMarket: 'Go to the UK site',
  },
})

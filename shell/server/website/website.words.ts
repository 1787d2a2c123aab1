import { defineWords } from '@galo/words'

/** What stands round the texts of the website's own pages. */
export const WEBSITE_WORDS = defineWords({
  en: {
    of: (title: string) => `${title} · Galo`,
    skipToContent: 'Skip to main content',
    home: 'Galo, start page',
    site: 'Site',
    menu: 'Menu',
    order: 'Order',
    thisMarket: 'UK · £',
    goToOtherMarket: 'Go to the Ireland site',
    start: 'Home',
    path: 'Where you are',
    onThisPage: 'On this page',
    inShort: 'The short version',
    unclear: 'Is something here unclear?',
    askUs: 'Ask us',
    locatorLabel: 'Postcode, street or town',
    locatorExample: 'M3 4EN',
    find: 'Find a Galo',
  },
  'en-IE': {
    thisMarket: 'Ireland · €',
    goToOtherMarket: 'Go to the UK site',
    locatorLabel: 'Eircode, street or town',
    locatorExample: 'Dublin 2',
  },
})

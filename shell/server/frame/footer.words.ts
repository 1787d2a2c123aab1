import { defineWords } from '@galo/words'

/** What stands at the foot of every page, beside the links. */
export const FOOTER_WORDS = defineWords({
  en: {
    home: 'Galo, start page',
    claim: 'Up early. Over fire.',
    where: 'In the UK and Ireland.',
    columns: 'The whole site',
    law: 'Law',
    markets: 'Market',
    market: { UK: 'UK · £', IE: 'Ireland · €' },
    small: '© Galo Restaurants. Adults need around 2,000 kcal a day.',
  },
})

import { defineWords } from '@galo/words'

/** What is asked of somebody who may mean the other market's site, by the market that they may mean (A11). */
export const WRONG_MARKET_WORDS = defineWords({
  en: {
    wrongMarket: {
      UK: {
        title: 'Are you in the UK?',
        text: 'This is Galo in Ireland, in euro. Galo UK has the restaurants near you. What’s in your basket stays here.',
        go: 'Go to Galo UK',
      },
      IE: {
        title: 'Are you in Ireland?',
        text: 'This is Galo in the UK, in pounds. Galo Ireland has the restaurants near you. What’s in your basket stays here.',
        go: 'Go to Galo Ireland',
      },
    },
    stay: 'Stay here',
  },
})

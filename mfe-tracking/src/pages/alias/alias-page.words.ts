import { defineWords } from '@galo/words'

/** What stands at the older address of an order that the other market's site has. */
export const ALIAS_WORDS = defineWords({
  en: {
    orderIsElsewhere: 'That order is in Ireland',
    orderIsElsewhereText: 'It was placed on our Irish site. What is in your basket here stays here.',
    openOnOtherSite: 'Open it on the Irish site',
    noSuchAddress: 'We can’t find that order',
    noSuchAddressText: 'The link may have lost a letter. Your orders on this device are listed under your orders.',
  },
  'en-IE': {
    orderIsElsewhere: 'That order is in the UK',
    orderIsElsewhereText: 'It was placed on our UK site. What is in your basket here stays here.',
    openOnOtherSite: 'Open it on the UK site',
  },
})

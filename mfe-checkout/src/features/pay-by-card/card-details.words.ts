import { defineWords } from '@galo/words'

/** While the card’s fields are on their way, and when they don’t come. */
export const CARD_DETAILS_WORDS = defineWords({
  en: {
    bringing: 'Bringing the card fields…',
    notLoaded: 'The card fields couldn’t be loaded.',
    blocked: 'Something between you and our card provider said no. Nothing was charged.',
    nothingLost: 'Nothing was charged, and everything you typed is still here.',
    tryAgain: 'Try again',
  },
})

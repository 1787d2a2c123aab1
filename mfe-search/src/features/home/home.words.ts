import { defineWords } from '@galo/words'

/** The home page. */
export const HOME_WORDS = defineWords({
  en: {
    heading: 'Up early. Over fire.',
    lead: 'Chicken marinated overnight, grilled on lumpwood by people who got up with the rooster.',
    whatAreYouAfter: 'What are you after?',
    sixHeats:
      'Six bastes, from herb to properly unreasonable. You choose for every piece, and you can always change your mind.',
  },
})

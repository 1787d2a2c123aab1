import { defineWords } from '@galo/words'

/** How a heat is chosen. */
export const HEAT_CHOOSER_WORDS = defineWords({
  en: {
    howHot: 'How hot?',
    range: 'From no chilli at all to very hot. You can always change your mind.',
  },
})

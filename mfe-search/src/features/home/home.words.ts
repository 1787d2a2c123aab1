import { defineWords } from '@galo/words'

/** The front door. */
export const HOME_WORDS = defineWords({
  en: {
    heading: 'Up early. Over fire.',
    lead: 'Chicken marinated overnight, grilled on lumpwood by people who got up with the rooster.',
    whatAreYouAfter: 'What are you after?',
    pickYourFire: 'Pick your fire',
    sixBastes:
      'Six bastes, from herb to properly unreasonable. You choose for every piece, and you can always change your mind.',
    /** Rising; the name of the baste, and the word that always goes with it. */
    fires: [
      { name: 'Erva', word: 'No chilli' },
      { name: 'Limão', word: 'No heat' },
      { name: 'Manso', word: 'Gentle' },
      { name: 'Brasa', word: 'Medium' },
      { name: 'Fogo', word: 'Hot' },
      { name: 'Louco', word: 'Very hot' },
    ],
  },
})

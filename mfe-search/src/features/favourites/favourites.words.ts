import { defineWords } from '@galo/words'

/** The restaurants that a customer likes. */
export const FAVOURITES_WORDS = defineWords({
  en: {
    yourGalos: 'Your Galos',
    favourite: (name: string) => `${name} is one of your Galos`,
    notKept: 'That didn’t reach us. Please try again.',
  },
})

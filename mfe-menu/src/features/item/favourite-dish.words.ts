import { defineWords } from '@galo/words'

/** A dish that a customer likes. */
export const FAVOURITE_DISH_WORDS = defineWords({
  en: {
    favourite: (dish: string) => `${dish} is one of your favourites`,
    notKept: 'That didn’t reach us. Please try again.',
  },
})

import { defineWords } from '@galo/words'

/** While the food of an order goes back into the basket. */
export const FOOD_AGAIN_WORDS = defineWords({
  en: {
    puttingBack: 'Putting your food back',
  },
})

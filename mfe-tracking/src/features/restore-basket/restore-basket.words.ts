import { defineWords } from '@galo/words'

/** While the food of an order goes back into the basket. */
export const RESTORE_BASKET_WORDS = defineWords({
  en: {
    puttingBack: 'Putting your food back',
  },
})

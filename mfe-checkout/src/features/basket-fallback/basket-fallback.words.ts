import { defineWords } from '@galo/words'

/** The order to read, where the menu’s own panel can’t be had. */
export const BASKET_FALLBACK_WORDS = defineWords({
  en: {
    yourOrder: 'Your order',
    food: 'Food',
    discounts: 'Discounts',
    total: 'Total',
  },
})

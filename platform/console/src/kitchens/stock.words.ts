import { defineWords } from '@galo/words'

export const STOCK_WORDS = defineWords({
  en: {
    stock: 'Stock',
    dishes: 'Dishes',
    findDish: 'Find a dish',
    noDish: 'No dish is called that.',
    soldOut: 'Sold out',
    neverHere: 'Never on this menu',
    missing: (missing: number, dishes: number) =>
      `${missing} of ${dishes} sold out. Take the tick away from what has run out.`,
    isBack: (dish: string) => `${dish} is back`,
    isSoldOut: (dish: string) => `${dish} is sold out`,
  },
})

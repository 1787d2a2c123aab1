import { defineWords } from '@galo/words'

/** The tiles of the home page. */
export const DISH_WORDS = defineWords({
  en: {
    chicken: 'Chicken',
    burgers: 'Burgers',
    sharing: 'Sharing',
    veggie: 'Veggie & vegan',
    wraps: 'Pittas & wraps',
    sides: 'Sides',
    sweet: 'Sweet',
    drinks: 'Drinks',
  },
})

import { defineWords } from '@galo/words'

/** What somebody may be after. */
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

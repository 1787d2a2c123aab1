import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** The bar at the foot of a phone. */
export const BASKET_BAR_WORDS = defineWords({
  en: {
    view: 'View basket',
    /** Read out between the count and the total. */
    items: (count: number) => plural(count, { one: ' item,', other: ' items,' }),
  },
})

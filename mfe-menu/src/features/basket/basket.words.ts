import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** The basket, and what becomes of it. */
export const BASKET_WORDS = defineWords({
  en: {
    heading: 'Your basket',
    emptyHeading: 'Nothing in here yet.',
    emptyText: 'The coals are up. All we need is you.',
    /** Read out in the header, before the sum. */
    dishes: (count: number) => plural(count, { one: 'Basket, 1 dish,', other: `Basket, ${count} dishes,` }),
    skipToBasket: 'Skip to basket',
    adding: 'Adding it',
    added: (dish: string) => `Added: ${dish}`,
    yourDish: 'your dish',
    notAdded: "We couldn't add that. Please try again.",
    /** The site’s own strip says meanwhile what that means. */
    offline: 'That didn’t go through: you’re offline.',
    keptForLater: 'You’re offline. It goes in by itself once you’re back.',
    notSoldThisWay: 'Nothing can be ordered this way here. Nothing went into a basket.',
  },
})

export type BasketWords = (typeof BASKET_WORDS)['en']

import { defineWords, grammarOf } from '@galo/words'
import type { BasketErrorCode } from './basket.errors'

const { plural } = grammarOf('en')

/** The basket, and what becomes of it. */
export const BASKET_WORDS = defineWords({
  en: {
    heading: 'Your basket',
    emptyHeading: 'Nothing in here yet.',
    emptyText: 'The coals are up. All we need is you.',
    /** Read out in the header, before the sum. */
    dishes: (count: number) => plural(count, { one: 'Basket, 1 dish,', other: `Basket, ${count} dishes,` }),
    allergens: 'Allergens of the menu',
    orderHeading: 'Your order',
    tryAgain: 'Try again',
    ok: 'OK',
    skipToBasket: 'Skip to basket',
    adding: 'Adding it',
    added: (dish: string) => `Added: ${dish}`,
    changed: (dish: string) => `Changed: ${dish}`,
    yourDish: 'your dish',
    errors: {
      CREATE_BASKET_ERROR: "We couldn't add that. Please try again.",
      TRANSFER_BASKET_ERROR: "We couldn't put your basket in your name. It is as you left it. Please try again.",
      ADD_BASKET_ITEM_ERROR: "We couldn't add that. Please try again.",
      PATCH_BASKET_ITEM_ERROR: "We couldn't change that. Please try again.",
      PATCH_BASKET_ITEM_MODIFIER_ERROR: "We couldn't change those choices. Please try again.",
      REMOVE_BASKET_ITEM_ERROR: "We couldn't remove that. Please try again.",
      VALIDATE_BASKET_ERROR: "We couldn't check your basket. Please try again.",
      SET_PREFERENCES_ERROR: "We couldn't note that. Please try again.",
    } satisfies Record<BasketErrorCode, string>,
    /** The site’s own strip says meanwhile what that means. */
    offline: 'That didn’t go through: you’re offline.',
    /** After the last try (row F16): no button that will fail again, but a way on. */
    giveUp:
      'That keeps failing, and it is us, not you. What you chose is safe here. Give it a minute, or ring the restaurant.',
    notSoldThisWay: 'Orders here are for collection. Nothing went into a basket.',
    lineGone: 'That dish isn’t in your basket any more. Close this and add it again.',
  },
})

export type BasketWords = (typeof BASKET_WORDS)['en']

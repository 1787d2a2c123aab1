import { defineWords } from '@galo/words'

/** Round the dishes of a restaurant. */
export const MENU_PAGE_WORDS = defineWords({
  en: {
    undo: 'Undo',
    ok: 'OK',
    bringingMenu: 'Bringing the menu',
    chooseAnother: 'Choose another restaurant',
    /** After the sentence about the energy that people need a day. */
    small: (dailyKcal: string) =>
      `${dailyKcal}. Allergens are listed with each dish; everything is grilled on shared coals.`,
    basket: 'Basket',
    opening: 'Opening it',
    tryAgain: 'Try again',
    basketNotShown: 'We couldn’t show your basket. Nothing in it is lost.',
    didNotOpen: 'That didn’t open. Nothing in your basket changed.',
  },
})

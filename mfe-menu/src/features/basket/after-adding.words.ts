import { defineWords } from '@galo/words'

/** For the keyboard, after a dish was added. */
export const AFTER_ADDING_WORDS = defineWords({
  en: {
    takeBackOut: 'Take it back out',
    toCheckout: 'To checkout',
  },
})

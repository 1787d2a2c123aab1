import { defineWords } from '@galo/words'

/** The ways on beside what paying has to say. */
export const PLACE_ORDER_NEWS_WORDS = defineWords({
  en: {
    call: (phone: string) => `Call the restaurant, ${phone}`,
    backToMenu: 'Back to the menu',
    findAnother: 'Find another restaurant',
    checking: 'We’re checking what happened to your payment.',
    keepOpen: 'Keep this page open. You won’t be charged twice.',
    checkAgain: 'Check again',
  },
})

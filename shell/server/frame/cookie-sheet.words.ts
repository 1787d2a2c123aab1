import { defineWords } from '@galo/words'

/** The question about cookies as it stands at the foot of a page. It asks for what `WORDS_VERSION` counts: who widens it counts that up. */
export const COOKIE_SHEET_WORDS = defineWords({
  en: {
    title: 'Cookies, the thin kind',
    text: 'What keeps your order together is always on. If you say so, we also count visits, what breaks and which version does better, and record what is pressed. Nothing follows you to other sites.',
    reject: 'Reject',
    accept: 'Accept',
    choose: 'Choose',
    notKept: 'That wasn’t kept. Please try again.',
  },
})

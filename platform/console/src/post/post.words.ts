import { defineWords } from '@galo/words'

export const POST_WORDS = defineWords({
  en: {
    letters: 'Letters',
    none: 'No letter was sent yet.',
    note: 'Letters to customers end here: nobody on this machine delivers them. Their links work.',
    open: 'Open its link',
  },
})

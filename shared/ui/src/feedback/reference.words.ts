import { defineWords } from '@galo/words'

/** What a failure is known by. */
export const REFERENCE_WORDS = defineWords({
  en: {
    about: 'If you need help with this, tell us this reference:',
    copy: 'Copy',
    copied: 'Copied',
  },
})

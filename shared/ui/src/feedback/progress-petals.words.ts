import { defineWords } from '@galo/words'

/** What is read out after a step, where eyes see a colour. */
export const PROGRESS_WORDS = defineWords({
  en: {
    done: 'done',
    current: 'now',
    next: 'to come',
  },
})

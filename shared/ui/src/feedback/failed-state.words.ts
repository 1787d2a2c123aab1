import { defineWords } from '@galo/words'

/** Its button, unless the room says it better. */
export const FAILED_STATE_WORDS = defineWords({
  en: {
    retry: 'Retry',
  },
})

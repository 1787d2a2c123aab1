import { defineWords } from '@galo/words'

export const LOADED_WORDS = defineWords({
  en: {
    loading: 'Loading',
    tryAgain: 'Try again',
    asOf: (time: string) => `What you see is from ${time}.`,
  },
})

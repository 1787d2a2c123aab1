import { defineWords } from '@galo/words'

/** What a customer has just taken out of their basket. */
export const TAKEN_OUT_WORDS = defineWords({
  en: {
    takenOut: (dish: string) => `${dish} is out of your basket.`,
    putBack: 'Put it back',
  },
})

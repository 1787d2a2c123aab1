import { defineWords } from '@galo/words'

export const HTTP_WORDS = defineWords({
  en: {
    noAnswer: 'The platform does not answer. Is it running?',
    answered: (status: number) => `The platform answered ${status}`,
  },
})

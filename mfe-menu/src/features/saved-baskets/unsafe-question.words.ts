import { defineWords } from '@galo/words'

/** Before dishes that somebody kept or shared go in which are not for who puts them in. */
export const UNSAFE_QUESTION_WORDS = defineWords({
  en: {
    heading: 'Not all of it is for you',
    all: 'Put it all in anyway',
    without: 'Leave those out',
    nothing: 'Don’t put it in',
  },
})

import { defineWords } from '@galo/words'

/** The basket from before that is offered back. */
export const PREVIOUS_BASKET_WORDS = defineWords({
  en: {
    heading: 'You had another basket',
    text: (things: number, total: string) =>
      `${things === 1 ? '1 thing' : `${things} things`}, ${total}, from before. This one stays unless you say otherwise.`,
    take: 'Take that one instead',
    keep: 'Keep this one',
    failed: 'We couldn’t fetch it just now. This basket is as you left it. Try again.',
  },
})

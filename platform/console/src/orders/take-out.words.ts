import { defineWords } from '@galo/words'

export const TAKE_OUT_WORDS = defineWords({
  en: {
    open: 'Something ran out',
    about: 'What comes out is paid back at once, and the customer is told.',
    none: 'None',
    outOf: (portions: number, all: number) => `${portions} of ${all}`,
    takeOut: 'Take it out, pay it back',
    all: 'That is all of the food: reject the order instead.',
    cancel: 'Leave it in',
    isOut: (shortId: string, sum: string) => `${shortId}: taken out, ${sum} goes back`,
    taken: (portions: number) => `${portions} out`,
  },
})

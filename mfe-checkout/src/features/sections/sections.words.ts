import { defineWords } from '@galo/words'
import type { SectionWords } from './section'

/** The sections of an order: the last one, and what every one says. */
export const SECTIONS_WORDS = defineWords({
  en: {
    payment: { title: 'How you’ll pay', continueTo: 'Continue to payment' } satisfies SectionWords,
    update: 'Update',
    done: 'Done',
    oneThingFirst: 'One thing first.',
    pressFirst: (button: string) => `Press “${button}” before you go on, so that nothing here is lost.`,
  },
})

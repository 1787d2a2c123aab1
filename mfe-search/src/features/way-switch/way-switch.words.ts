import { defineWords } from '@galo/words'
import type { ChosenFulfilment } from '@galo/domain'

/** The switch between the ways of having food. */
export const WAY_SWITCH_WORDS = defineWords({
  en: {
    label: 'How you get your food',
    ways: { DELIVERY: 'Delivery', COLLECTION: 'Collection', EAT_IN: 'Eat in' } satisfies Partial<
      Record<ChosenFulfilment, string>
    >,
    atTable: 'Already at a table?',
    seeAtTable: 'See who brings food to it',
    youAreAtTable: 'For somebody who sits at a table.',
    justEatIn: 'Not there yet',
  },
})

import type { TipProblem } from '@galo/domain'
import { defineWords } from '@galo/words'

/** A tip (row X06). Who gets it and how it is shared is said where it is asked, as the law of either market wants it. */
export const TIP_WORDS = defineWords({
  en: {
    legend: 'A tip for the team?',
    none: 'Not today',
    other: 'Other',
    own: 'Your tip',
    ownHelp: (most: string) => `In pounds and pence, ${most} at most.`,
    law: 'Off until you choose. All of it goes to the restaurant’s team, with nothing taken off, shared among everyone on shift by the hours they worked.',
    notTheRider: 'It goes to the kitchen, not to the rider.',
    row: 'Tip for the team',
    total: 'Total with tip',
    problems: {
      'not-an-amount': 'That doesn’t look like a sum. Write it like 2.50.',
      'other-currency': 'That’s a euro sign: here it’s pounds.',
      'too-much': 'That’s more than we take for a tip. Is the point in the right place?',
    } satisfies Record<TipProblem, string>,
  },
  'en-IE': {
    ownHelp: (most: string) => `In euro and cent, ${most} at most.`,
    law: 'Off until you choose. Tips paid here go to the restaurant’s staff in full, shared among everyone on shift by the hours they worked. We keep none of it.',
    problems: {
      'not-an-amount': 'That doesn’t look like a sum. Write it like 2.50.',
      'other-currency': 'That’s a pound sign: here it’s euro.',
      'too-much': 'That’s more than we take for a tip. Is the point in the right place?',
    },
  },
})

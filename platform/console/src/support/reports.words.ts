import type { ItemProblem } from '@galo/domain'
import { defineWords } from '@galo/words'
import type { MissingReport } from '../../calls'

const states: Readonly<Record<MissingReport['state'], string>> = {
  waiting: 'Waits for your word',
  'given-back': 'Given back',
  declined: 'Said no',
}

const problems: Readonly<Record<ItemProblem, string>> = { missing: 'missing', wrong: 'not as ordered' }

export const REPORTS_WORDS = defineWords({
  en: {
    states,
    problems,
    reports: 'Reported dishes',
    about: 'What customers say was missing or wrong. Little goes back by itself; more, or often, waits for a person.',
    none: 'Nobody has reported anything.',
    byRule: 'by the rule',
    item: (quantity: number, dish: string, problem: string) => `${quantity} × ${dish}: ${problem}`,
    giveBack: (sum: string) => `Give back ${sum}`,
    decline: 'Say no',
    isGoingBack: (sum: string) => `${sum} is going back`,
    isDeclined: (shortId: string) => `${shortId}: nothing goes back`,
  },
})

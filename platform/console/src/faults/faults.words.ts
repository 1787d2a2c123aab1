import { defineWords, grammarOf } from '@galo/words'
import type { FaultKind } from '../../calls'

const { plural } = grammarOf('en')

const kinds: Readonly<Record<FaultKind, string>> = {
  status: 'Answers an error',
  slow: 'Is only slow',
  garbage: 'Answers rubbish',
  hang: 'Never answers',
  drop: 'Drops the line',
}

export const FAULTS_WORDS = defineWords({
  en: {
    kinds,
    breakACall: 'Break a call',
    about: 'See what the site does. The console itself is never broken.',
    broken: (path: string) => `Broken: ${path}`,
    call: 'Call',
    chooseCall: 'Choose a call',
    path: 'Path begins with',
    method: 'Method',
    anyMethod: 'Any',
    whatHappens: 'What happens',
    status: 'Status',
    delay: 'Delay, ms',
    delayUpTo: 'Delay up to, ms',
    sameDelay: 'the same',
    share: 'Share of calls, %',
    times: 'Times',
    untilCleared: 'until cleared',
    breakIt: 'Break it',
    healEverything: 'Heal everything',
    allHealed: 'Everything is healed',
    brokenNow: 'Broken now',
    faultsNow: 'Faults now',
    noFault: 'Nothing is broken on purpose.',
    heal: 'Heal',
    answers: (status: string) => `answers ${status}`,
    after: (ms: number) => `after ${ms} ms`,
    afterBetween: (fromMs: number, toMs: number) => `after ${fromMs} to ${toMs} ms`,
    shareOfCalls: (percent: number) => `${percent}% of calls`,
    moreTimes: (times: number) => plural(times, { one: `${times} more time`, other: `${times} more times` }),
  },
})

import { findPlace } from './measure/find-place'
import { inp } from './report/centile'
import { type Run, sidesOf } from './run'

const TYPING = 'typing to suggestions'
const RESULTS = 'suggestion to results'

/** Somebody types where they are, picks it and looks at the list: prepared, and by a visitor whose browser saves data. */
export const runFinding = async (current: Run): Promise<void> => {
  const { stage, samples, attempts, run } = current
  for (const figure of run === 0 ? (['prepared'] as const) : (['prepared', 'unprepared'] as const))
    for (const [side, origin] of sidesOf(current).filter(([name]) => name !== 'floor')) {
      const find = () =>
        findPlace(stage.browser, `${origin}${stage.paths.search}`, { isSavingData: figure === 'unprepared' })
      const found = await attempts.attempt(`finding a place, ${figure}, ${side}`, find)
      if (found === undefined || run === 0) continue
      samples.add(side, { subject: TYPING, figure, unit: 'ms' }, [found.firstWordMs])
      if (figure === 'prepared') {
        samples.add(side, { subject: TYPING, figure: 'next word', unit: 'ms' }, found.nextWordsMs)
        samples.add(side, { subject: TYPING, figure: 'a letter', unit: 'ms' }, found.lettersMs, inp)
        samples.add(side, { subject: TYPING, figure: 'a pick', unit: 'ms' }, [found.pickMs], inp)
      }
      samples.add(side, { subject: RESULTS, figure, unit: 'ms' }, [found.toResultsMs])
    }
}

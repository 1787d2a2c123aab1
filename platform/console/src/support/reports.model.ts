import type { MissingReport } from '../../calls'

/** Of those that are decided, the latest are enough to see that it was done. */
const MOST_DECIDED = 10

/** What waits first, who has waited longest on top; then what was decided, the latest first, as the platform lists them. */
export const inTurn = (reports: readonly MissingReport[]): readonly MissingReport[] => {
  const waiting = reports.filter(({ state }) => state === 'waiting')
  return [...waiting.reverse(), ...reports.filter(({ state }) => state !== 'waiting').slice(0, MOST_DECIDED)]
}

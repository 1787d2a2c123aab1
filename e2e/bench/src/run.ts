import type { Attempts } from './attempts'
import type { Samples, Side } from './report/samples'
import type { Stage } from './stage'

export interface Run {
  readonly stage: Stage
  readonly samples: Samples
  readonly attempts: Attempts
  /** The run that warms the servers is 0, and what it measures is dropped. */
  readonly run: number
  readonly only: ReadonlySet<string>
}

/** The sides take turns going first. */
export const sidesOf = ({ stage, run }: Run): readonly (readonly [Side, string])[] =>
  run % 2 === 0 ? [...stage.origins] : [...stage.origins].toReversed()

import { formatTime } from '@galo/domain'

export interface Stage {
  readonly id: 'sent' | 'confirmed' | 'making' | 'collect' | 'riding' | 'arrived'
  readonly label: string
  readonly state: 'done' | 'current' | 'next'
  /** On the clock of the restaurant, where one is known. */
  readonly time?: string
}

type Plain = Omit<Stage, 'state'>

/** The stages before index `at` are done, those after it to come; past the last one all are done. */
export const inTurn = (stages: readonly Plain[], at: number): readonly Stage[] =>
  stages.map((stage, index) => ({ ...stage, state: index < at ? 'done' : index === at ? 'current' : 'next' }))

/** The time of a stage, where one is known. */
export const clock = (instant: string | null | undefined, timeZone: string) =>
  instant == null ? {} : { time: formatTime(instant, timeZone) }

import { formatTime } from '@galo/domain'

/** One step of the progress that is drawn; its texts go by the stage of the domain. */
export interface OrderStep {
  readonly id: 'sent' | 'confirmed' | 'making' | 'collect' | 'table' | 'riding' | 'arrived'
  readonly label: string
  readonly state: 'done' | 'current' | 'next'
  /** On the clock of the restaurant, where one is known. */
  readonly time?: string
}

type Plain = Omit<OrderStep, 'state'>

/** The steps before index `at` are done, those after it to come; past the last one all are done. */
export const markSteps = (steps: readonly Plain[], at: number): readonly OrderStep[] =>
  steps.map((step, index) => ({ ...step, state: index < at ? 'done' : index === at ? 'current' : 'next' }))

/** The time of a step, where one is known. */
export const clock = (instant: string | null | undefined, timeZone: string) =>
  instant == null ? {} : { time: formatTime(instant, timeZone) }

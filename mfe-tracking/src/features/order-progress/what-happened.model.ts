import type { SubmittedOrder } from '@galo/contracts/orders'
import { formatTime, type Stage } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'

export interface ReachedStage {
  readonly label: string
  readonly time: string
}

/** How far an order got that came to nothing, stage by stage: of a second try, from when it was asked for. */
export const stagesReached = (
  { created_at, stage_times, fulfilment }: SubmittedOrder,
  timeZone: string,
  locale: Locale,
): readonly ReachedStage[] => {
  const { steps, stages, secondTry } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const isSecond = fulfilment.redelivery_details != null
  const labels = new Map<string, string>(Object.entries(isSecond ? secondTry : stages))
  const isTold = (stage: string) => isSecond || stage !== ('PLACED' satisfies Stage)
  return [
    { label: steps.sent, time: formatTime(created_at, timeZone) },
    ...(stage_times ?? []).flatMap(({ stage, at }) => {
      const label = isTold(stage) ? labels.get(stage) : undefined
      return label === undefined ? [] : [{ label, time: formatTime(at, timeZone) }]
    }),
  ]
}

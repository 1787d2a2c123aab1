import type { SubmittedOrder } from '@galo/contracts'
import { formatTime, stageFor, type Stage as OrderStage } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'
import type { OngoingView } from './tracking.model'
import { pickUpAt } from './tracking-words.model'

export interface Stage {
  readonly id: 'sent' | 'confirmed' | 'making' | 'collect' | 'riding' | 'arrived'
  readonly label: string
  readonly state: 'done' | 'current' | 'next'
  /** On the clock of the restaurant, where one is known. */
  readonly time?: string
}

type StepWords = (typeof ORDER_PROGRESS_WORDS)['en']['steps']

type Plain = Omit<Stage, 'state'>

/** Everything before `at` is done, everything after is to come; past the last one nothing is left. */
const inTurn = (stages: readonly Plain[], at: number): readonly Stage[] =>
  stages.map((stage, index) => ({ ...stage, state: index < at ? 'done' : index === at ? 'current' : 'next' }))

const clock = (instant: string | null | undefined, timeZone: string) =>
  instant == null ? {} : { time: formatTime(instant, timeZone) }

const collectionStages = (
  { kind, order }: OngoingView,
  now: number,
  timeZone: string,
  words: StepWords,
): readonly Stage[] => {
  const { created_at, fulfilment } = order
  const isConfirmed = kind === 'confirmed'
  const at = { 'to-come': 2, now: 3, past: 4 }[pickUpAt(fulfilment.pickup_time, now)]
  return inTurn(
    [
      { id: 'sent', label: words.sent, ...clock(created_at, timeZone) },
      { id: 'confirmed', label: isConfirmed ? words.confirmed : words.confirming },
      { id: 'making', label: words.making },
      fulfilment.pickup_time == null
        ? { id: 'collect', label: words.served }
        : { id: 'collect', label: words.collect, ...clock(fulfilment.pickup_time, timeZone) },
    ],
    isConfirmed ? at : 1,
  )
}

const PLACE_OF_STAGE = {
  PLACED: 1,
  CONFIRMED: 1,
  BEING_PREPARED: 2,
  PICKED_UP_BY_RIDER: 3,
  IN_TRANSIT: 3,
  NEARBY: 3,
  DELIVERED: 5,
} as const satisfies Record<OrderStage, number>

const deliveryStage = ({ order_state, fulfilment }: SubmittedOrder): OrderStage =>
  stageFor({
    fulfilmentType: fulfilment.type,
    orderState: order_state,
    deliveryState: fulfilment.delivery_state,
    redeliveryState: fulfilment.redelivery_details?.state,
  }) ?? 'PLACED'

const deliveryStages = ({ order }: OngoingView, timeZone: string, words: StepWords): readonly Stage[] => {
  const stage = deliveryStage(order)
  return inTurn(
    [
      { id: 'sent', label: words.sent, ...clock(order.created_at, timeZone) },
      { id: 'confirmed', label: stage === 'PLACED' ? words.confirming : words.confirmed },
      { id: 'making', label: words.making },
      { id: 'riding', label: stage === 'PICKED_UP_BY_RIDER' ? words.pickedUp : words.riding },
      { id: 'arrived', label: words.arrived },
    ],
    PLACE_OF_STAGE[stage],
  )
}

/** How far along an order is: only what the platform tells, and the time to collect; `now` in milliseconds. */
export const orderStages = (view: OngoingView, now: number, timeZone: string, locale: Locale): readonly Stage[] => {
  const { steps } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  return view.order.fulfilment.type === 'DELIVERY'
    ? deliveryStages(view, timeZone, steps)
    : collectionStages(view, now, timeZone, steps)
}

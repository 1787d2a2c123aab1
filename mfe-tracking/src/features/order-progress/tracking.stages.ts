import type { SubmittedOrder } from '@galo/contracts'
import { formatTime, stageFor, type Stage as OrderStage } from '@galo/domain'
import type { OngoingView } from './tracking.model'
import { pickUpAt } from './tracking.words'

export interface Stage {
  readonly id: 'sent' | 'confirmed' | 'making' | 'collect' | 'riding' | 'arrived'
  readonly label: string
  readonly state: 'done' | 'current' | 'next'
  /** On the clock of the restaurant, where one is known. */
  readonly time?: string
}

type Plain = Omit<Stage, 'state'>

/** Everything before `at` is done, everything after is to come; past the last one nothing is left. */
const inTurn = (stages: readonly Plain[], at: number): readonly Stage[] =>
  stages.map((stage, index) => ({ ...stage, state: index < at ? 'done' : index === at ? 'current' : 'next' }))

const clock = (instant: string | null | undefined, timeZone: string) =>
  instant == null ? {} : { time: formatTime(instant, timeZone) }

const collectionStages = ({ kind, order }: OngoingView, now: number, timeZone: string): readonly Stage[] => {
  const { created_at, fulfilment } = order
  const isConfirmed = kind === 'confirmed'
  const at = { 'to-come': 2, now: 3, past: 4 }[pickUpAt(fulfilment.pickup_time, now)]
  return inTurn(
    [
      { id: 'sent', label: 'Sent', ...clock(created_at, timeZone) },
      { id: 'confirmed', label: isConfirmed ? 'Confirmed' : 'Confirming' },
      { id: 'making', label: 'Being made' },
      fulfilment.pickup_time == null
        ? { id: 'collect', label: 'Served' }
        : { id: 'collect', label: 'Collect', ...clock(fulfilment.pickup_time, timeZone) },
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

const deliveryStages = ({ order }: OngoingView, timeZone: string): readonly Stage[] => {
  const stage = deliveryStage(order)
  return inTurn(
    [
      { id: 'sent', label: 'Sent', ...clock(order.created_at, timeZone) },
      { id: 'confirmed', label: stage === 'PLACED' ? 'Confirming' : 'Confirmed' },
      { id: 'making', label: 'Being made' },
      { id: 'riding', label: stage === 'PICKED_UP_BY_RIDER' ? 'Being picked up' : 'On the way' },
      { id: 'arrived', label: 'With you' },
    ],
    PLACE_OF_STAGE[stage],
  )
}

/** How far along an order is: only what the platform tells, and the time to collect; `now` in milliseconds. */
export const orderStages = (view: OngoingView, now: number, timeZone: string): readonly Stage[] =>
  view.order.fulfilment.type === 'DELIVERY' ? deliveryStages(view, timeZone) : collectionStages(view, now, timeZone)

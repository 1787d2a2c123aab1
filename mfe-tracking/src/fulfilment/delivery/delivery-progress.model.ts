import type { SubmittedOrder } from '@galo/contracts/orders'
import { stageFor, type OrderProgress, type Stage } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from '../../features/order-progress/order-progress.words'
import { clock, markSteps, type OrderStep } from '../../features/order-progress/order-step'
import type { OngoingView } from '../../features/order-progress/tracking.model'
import { ending, type TrackingWords } from '../../features/order-progress/tracking-words.model'

const PLACE_OF_STAGE = {
  PLACED: 1,
  CONFIRMED: 1,
  BEING_PREPARED: 2,
  PICKED_UP_BY_RIDER: 3,
  IN_TRANSIT: 3,
  NEARBY: 3,
  DELIVERED: 5,
} as const satisfies Record<Stage, number>

const deliveryStage = ({ order_state, fulfilment }: SubmittedOrder): Stage =>
  stageFor({
    fulfilmentType: fulfilment.type,
    orderState: order_state,
    deliveryState: fulfilment.delivery_state,
    redeliveryState: fulfilment.redelivery_details?.state,
  }) ?? 'PLACED'

/** The steps of a delivery, by what its partner reports. */
export const deliverySteps = (
  { order }: OngoingView,
  _now: number,
  timeZone: string,
  locale: Locale,
): readonly OrderStep[] => {
  const { steps: words } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const stage = deliveryStage(order)
  return markSteps(
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

const CODE_AT_THE_DOOR: readonly string[] = ['PICKED_UP_BY_RIDER', 'IN_TRANSIT', 'NEARBY']

/** The text of a stage; of a second delivery its own. */
export const stageMessage = (
  stage: Stage,
  { redeliveryState }: Pick<OrderProgress, 'redeliveryState'>,
  locale: Locale,
): string => {
  const { stages, secondTry } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  return (redeliveryState == null ? stages : secondTry)[stage]
}

/** The texts about a confirmed delivery (J08, J11). */
export const deliveryWords = (
  order: SubmittedOrder,
  _now: number,
  _timeZone: string,
  locale: Locale,
): TrackingWords => {
  const words = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const redeliveryState = order.fulfilment.redelivery_details?.state
  const stage = deliveryStage(order)
  const message = stageMessage(stage, { redeliveryState }, locale)
  const code = order.fulfilment.handover_code
  return {
    title: stage === 'CONFIRMED' ? words.confirmed : message.replace(/[.!]+$/, ''),
    fact: ending(message),
    rest: code != null && CODE_AT_THE_DOOR.includes(stage) ? words.codeAtDoor(code) : '',
  }
}

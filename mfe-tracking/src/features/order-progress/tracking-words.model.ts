import type { SubmittedOrder } from '@galo/contracts'
import { epochMs, formatTime, stageFor, type Instant, type OrderProgress, type Stage } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'
import type { OngoingView } from './tracking.model'

export interface TrackingWords {
  readonly title: string
  /** The fact first. */
  readonly fact: string
  readonly rest: string
}

/** A bag that was due this long ago has been eaten. */
const COLLECTED_AFTER_MS = 3 * 60 * 60_000

export type PickUp = 'to-come' | 'now' | 'past'

/** Whether the time to collect has come. Without a rider it is all that says when the food is ready. */
export const pickUpAt = (pickupTime: Instant | null | undefined, now: number): PickUp => {
  if (pickupTime == null || now < epochMs(pickupTime)) return 'to-come'
  return now < epochMs(pickupTime) + COLLECTED_AFTER_MS ? 'now' : 'past'
}

const CODE_AT_THE_DOOR: readonly string[] = ['PICKED_UP_BY_RIDER', 'IN_TRANSIT', 'NEARBY']

/** What the customer reads at this stage, in the words of a second try when there is one. */
export const stageMessage = (
  stage: Stage,
  { redeliveryState }: Pick<OrderProgress, 'redeliveryState'>,
  locale: Locale,
): string => {
  const { stages, secondTry } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  return (redeliveryState == null ? stages : secondTry)[stage]
}

const ending = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`)

/** Rows J08, J11: the specification's own words for where a delivery is. */
const deliveryWords = ({ order_state, fulfilment }: SubmittedOrder, locale: Locale): TrackingWords => {
  const words = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const redeliveryState = fulfilment.redelivery_details?.state
  const stage =
    stageFor({
      fulfilmentType: fulfilment.type,
      orderState: order_state,
      deliveryState: fulfilment.delivery_state,
      redeliveryState,
    }) ?? 'PLACED'
  const message = stageMessage(stage, { redeliveryState }, locale)
  const code = fulfilment.handover_code
  return {
    title: stage === 'CONFIRMED' ? words.confirmed : message.replace(/[.!]+$/, ''),
    fact: ending(message),
    rest: code != null && CODE_AT_THE_DOOR.includes(stage) ? words.codeAtDoor(code) : '',
  }
}

const collectionWords = (
  { short_id, fulfilment }: SubmittedOrder,
  now: number,
  timeZone: string,
  locale: Locale,
): TrackingWords => {
  const words = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const { pickup_time } = fulfilment
  switch (pickUpAt(pickup_time, now)) {
    case 'now':
      return { ...words.timeToCollect, rest: words.timeToCollect.rest(short_id) }
    case 'past': {
      const time = pickup_time ?? ''
      const when = `${formatDay(time, timeZone, locale)}, ${formatTime(time, timeZone)}`
      return { ...words.past, fact: words.past.fact(when) }
    }
    default:
      return {
        title: words.confirmed,
        fact: ending(words.stages.CONFIRMED),
        rest: pickup_time == null ? words.onTheCoals : words.onTheCoalsInTime,
      }
  }
}

/** What is said aloud and written big, per screen that has an order (Q31); `now` in milliseconds. */
export const trackingWords = (view: OngoingView, now: number, timeZone: string, locale: Locale): TrackingWords => {
  const words = wordsOf(ORDER_PROGRESS_WORDS, locale)
  if (view.kind === 'waiting-for-restaurant')
    return view.long ? words.waitingLong : { ...words.waiting, fact: ending(words.stages.PLACED) }
  return view.order.fulfilment.type === 'DELIVERY'
    ? deliveryWords(view.order, locale)
    : collectionWords(view.order, now, timeZone, locale)
}

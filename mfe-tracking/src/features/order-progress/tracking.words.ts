import type { SubmittedOrder } from '@galo/contracts'
import { epochMs, formatTime, stageFor, STAGE_MESSAGES, stageMessage, type Instant } from '@galo/domain'
import type { Locale } from '@galo/words'
import { formatDay } from '@galo/words/format'
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

const WAITING = {
  title: 'Sending your order',
  fact: `${STAGE_MESSAGES.PLACED}.`,
  rest: 'Somebody there has to say yes. It rarely takes more than a minute.',
}
const WAITING_LONG = {
  title: 'Still waiting for the restaurant',
  fact: 'Still waiting for the restaurant.',
  rest: 'It’s a busy grill. We keep asking; nothing for you to do. If nobody says yes, your money goes back by itself.',
}

const CODE_AT_THE_DOOR: readonly string[] = ['PICKED_UP_BY_RIDER', 'IN_TRANSIT', 'NEARBY']

const ending = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`)

/** Rows J08, J11: the specification's own words for where a delivery is. */
const deliveryWords = ({ order_state, fulfilment }: SubmittedOrder): TrackingWords => {
  const redeliveryState = fulfilment.redelivery_details?.state
  const stage =
    stageFor({
      fulfilmentType: fulfilment.type,
      orderState: order_state,
      deliveryState: fulfilment.delivery_state,
      redeliveryState,
    }) ?? 'PLACED'
  const message = stageMessage(stage, { redeliveryState })
  const code = fulfilment.handover_code
  return {
    title: stage === 'CONFIRMED' ? 'Order confirmed' : message.replace(/[.!]+$/, ''),
    fact: ending(message),
    rest: code != null && CODE_AT_THE_DOOR.includes(stage) ? `Say ${code} at the door.` : '',
  }
}

const collectionWords = (
  { short_id, fulfilment }: SubmittedOrder,
  now: number,
  timeZone: string,
  locale: Locale,
): TrackingWords => {
  const { pickup_time } = fulfilment
  switch (pickUpAt(pickup_time, now)) {
    case 'now':
      return { title: 'Time to collect', fact: 'Time to collect.', rest: `Say ${short_id} at the counter.` }
    case 'past': {
      const time = pickup_time ?? ''
      const when = `${formatDay(time, timeZone, locale)}, ${formatTime(time, timeZone)}`
      return { title: 'Your order', fact: `This one was for ${when}.`, rest: 'We hope it was good.' }
    }
    default:
      return {
        title: 'Order confirmed',
        fact: `${STAGE_MESSAGES.CONFIRMED}.`,
        rest: pickup_time == null ? 'It goes on the coals for you.' : 'It goes on the coals in time for you.',
      }
  }
}

/** What is said aloud and written big, per screen that has an order (Q31); `now` in milliseconds. */
export const trackingWords = (view: OngoingView, now: number, timeZone: string, locale: Locale): TrackingWords => {
  if (view.kind === 'waiting-for-restaurant') return view.long ? WAITING_LONG : WAITING
  return view.order.fulfilment.type === 'DELIVERY'
    ? deliveryWords(view.order)
    : collectionWords(view.order, now, timeZone, locale)
}

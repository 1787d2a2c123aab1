import type { WatchedOrder } from '@galo/contracts/orders'
import { epochMs, isOlderReading, isTerminalOrder, stageFor } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { TrackingWords } from '../../features/order-progress/tracking-words.model'
import { arrivalWords } from '../../fulfilment/fulfilment-trackings'
import { progressOf } from '../../order/latest-of'
import { QUIET_AFTER_MS } from '../../features/rider/rider.model'
import { WATCHED_ORDER_WORDS } from './watched-order.words'

/** What was heard last, and when; in milliseconds. */
export interface HeardOrder {
  readonly order: WatchedOrder
  readonly heardAt: number
}

/** What is known once it was asked again: an answer from before what is known changes nothing (0166). */
export const latestWatched = (known: HeardOrder | null, read: HeardOrder): HeardOrder =>
  known !== null && isOlderReading(progressOf(known.order), progressOf(read.order)) ? known : read

const movedOf = ({ order_state, fulfilment }: WatchedOrder): string =>
  [order_state, fulfilment.delivery_state, fulfilment.redelivery_details?.state].join(' ')

/** Whether it is somewhere else than it was. */
export const hasMoved = (known: HeardOrder | null, read: HeardOrder): boolean =>
  known === null || movedOf(known.order) !== movedOf(read.order)

/** Whether there is nothing more to follow; what nobody opened the door for may be brought again. */
export const isWatchedToItsEnd = (order: WatchedOrder): boolean =>
  isTerminalOrder(progressOf(order)) &&
  !(order.fulfilment.delivery_state === 'UNDELIVERABLE' && order.fulfilment.redelivery_details == null)

/** What is said of it, and when it arrives; `null` when it came to nothing. */
export const watchedWords = (
  { order, heardAt }: HeardOrder,
  now: number,
  timeZone: string,
  locale: Locale,
): Pick<TrackingWords, 'fact' | 'rest' | 'due' | 'wasDue' | 'pace'> | null => {
  const stage = stageFor(progressOf(order))
  if (stage === null) return null
  const { stages, secondTry } = wordsOf(WATCHED_ORDER_WORDS, locale)
  const isSecond = order.fulfilment.redelivery_details != null && stage !== 'DELIVERED'
  const said = { fact: stages[stage], rest: isSecond ? secondTry : '' }
  if (stage === 'PLACED') return said
  const known = now - heardAt < QUIET_AFTER_MS ? order.estimated_arrival : null
  const between = known === null ? null : { from: epochMs(known.lower), to: epochMs(known.upper) }
  const { due, wasDue, pace } = arrivalWords(order, between, now, timeZone, locale) ?? {}
  return {
    ...said,
    ...(due !== undefined && { due }),
    ...(wasDue !== undefined && { wasDue }),
    ...(pace !== undefined && { pace }),
  }
}

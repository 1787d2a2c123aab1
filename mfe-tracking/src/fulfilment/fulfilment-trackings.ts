import type { SubmittedOrder } from '@galo/contracts/orders'
import { epochMs, type ChosenFulfilment } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatNext } from '@galo/words/format'
import { ORDER_PROGRESS_WORDS } from '../features/order-progress/order-progress.words'
import type { OrderStep } from '../features/order-progress/order-step'
import { ongoingView, type OngoingView } from '../features/order-progress/tracking.model'
import { ending, type TrackingWords } from '../features/order-progress/tracking-words.model'
import { collection } from './collection/collection'
import { delivery } from './delivery/delivery'
import { eatIn } from './eat-in/eat-in'
import type { RiderReading } from '../features/rider/rider.model'
import type { FulfilmentTracking } from './fulfilment-tracking'

/** Of a delivery, also for who follows it without having ordered it. */
export { arrivalWords, deliverySteps } from './delivery/delivery-progress.model'

/** For every fulfilment type. Both ways of sitting down are one to who waits at the table. */
const FULFILMENT_TRACKINGS = {
  COLLECTION: collection,
  DELIVERY: delivery,
  EAT_IN: eatIn,
  AT_TABLE: eatIn,
} as const satisfies Readonly<Record<ChosenFulfilment, FulfilmentTracking>>

export const fulfilmentTracking = ({ fulfilment }: SubmittedOrder): FulfilmentTracking =>
  FULFILMENT_TRACKINGS[fulfilment.type]

/** How far along an order is: only what the platform tells, and the time to collect; `now` in milliseconds. */
export const orderSteps = (view: OngoingView, now: number, timeZone: string, locale: Locale): readonly OrderStep[] =>
  fulfilmentTracking(view.order).steps(view, now, timeZone, locale)

/** Whether somebody waits for it still; `now` in milliseconds. */
export const isUnderWay = (order: SubmittedOrder, now: number, timeZone: string, locale: Locale): boolean => {
  const view = ongoingView(order)
  return view !== null && orderSteps(view, now, timeZone, locale).some(({ state }) => state !== 'done')
}

/** What is said aloud and written big, per screen that has an order; `now` in milliseconds. */
export const trackingWords = (
  view: OngoingView,
  now: number,
  timeZone: string,
  locale: Locale,
  rider: RiderReading | null = null,
): TrackingWords => {
  if (view.kind === 'confirmed') return fulfilmentTracking(view.order).words(view.order, now, timeZone, locale, rider)
  const { waiting, waitingLong, waitingOvernight, stages } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const { answered_from: from } = view.order
  if (from != null && epochMs(from) > now) return waitingOvernight(formatNext(from, now, timeZone, locale))
  return view.long ? waitingLong : { ...waiting, fact: ending(stages.PLACED) }
}

import type { SubmittedOrder } from '@galo/contracts/orders'
import { epochMs, formatTime, localDateOf, type Instant } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatDay, laterDay } from '@galo/words/format'
import { ORDER_PROGRESS_WORDS } from '../../features/order-progress/order-progress.words'
import { clock, markSteps, type OrderStep } from '../../features/order-progress/order-step'
import type { OngoingView } from '../../features/order-progress/tracking.model'
import { ending, type TrackingWords } from '../../features/order-progress/tracking-words.model'
import { stageAt } from '../../order/stage-at'

/** An order counts as collected this long after its collection time. */
const COLLECTED_AFTER_MS = 3 * 60 * 60_000

type PickUp = 'another-day' | 'to-come' | 'now' | 'past'

/** Whether the collection time has come. Without a rider nothing else says that the food is ready. */
const pickUpAt = (pickupTime: Instant | null | undefined, now: number, timeZone: string): PickUp => {
  if (pickupTime == null) return 'to-come'
  // A kitchen cooks its day: nothing is being made before.
  if (localDateOf(pickupTime, timeZone) > localDateOf(now, timeZone)) return 'another-day'
  if (now < epochMs(pickupTime)) return 'to-come'
  return now < epochMs(pickupTime) + COLLECTED_AFTER_MS ? 'now' : 'past'
}

/** The steps of a collection, of which only its time tells the later ones. */
export const collectionSteps = (
  { kind, order }: OngoingView,
  now: number,
  timeZone: string,
  locale: Locale,
): readonly OrderStep[] => {
  const { steps: words } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const { created_at, fulfilment } = order
  const isConfirmed = kind === 'confirmed'
  const at = { 'another-day': 1, 'to-come': 2, now: 3, past: 4 }[pickUpAt(fulfilment.pickup_time, now, timeZone)]
  return markSteps(
    [
      { id: 'sent', label: words.sent, ...clock(created_at, timeZone) },
      {
        id: 'confirmed',
        label: isConfirmed ? words.confirmed : words.confirming,
        ...clock(stageAt(order, 'CONFIRMED'), timeZone),
      },
      { id: 'making', label: words.making },
      { id: 'collect', label: words.collect, ...clock(fulfilment.pickup_time, timeZone) },
    ],
    isConfirmed ? at : 1,
  )
}

/** The texts about a confirmed collection. */
export const collectionWords = (
  { short_id, fulfilment }: SubmittedOrder,
  now: number,
  timeZone: string,
  locale: Locale,
): TrackingWords => {
  const words = wordsOf(ORDER_PROGRESS_WORDS, locale)
  const { pickup_time } = fulfilment
  switch (pickUpAt(pickup_time, now, timeZone)) {
    case 'another-day': {
      const day = laterDay(pickup_time ?? now, now, timeZone, locale) ?? ''
      return { title: words.confirmed, fact: ending(words.stages.CONFIRMED), rest: words.onTheCoalsThatDay(day) }
    }
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
        rest: words.onTheCoalsInTime,
      }
  }
}

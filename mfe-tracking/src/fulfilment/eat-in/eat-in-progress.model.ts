import type { SubmittedOrder } from '@galo/contracts/orders'
import { epochMs, MINUTE_MS } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { clock, markSteps, type OrderStep } from '../../features/order-progress/order-step'
import type { OngoingView } from '../../features/order-progress/tracking.model'
import type { TrackingWords } from '../../features/order-progress/tracking-words.model'
import { stageAt } from '../../order/stage-at'
import { TABLE_TRACKING_WORDS } from './eat-in.words'

/** Nobody reports when a dish leaves the grill: by then most have. */
const BROUGHT_AFTER_MS = 15 * MINUTE_MS
/** An order counts as eaten this long after it was placed. */
const EATEN_AFTER_MS = 60 * MINUTE_MS

/** Where the food of a confirmed order is, by the clock alone; `now` in milliseconds. */
const foodAt = (placedAt: string, now: number): 'cooking' | 'bringing' | 'eaten' => {
  const waited = now - epochMs(placedAt)
  if (waited < BROUGHT_AFTER_MS) return 'cooking'
  return waited < EATEN_AFTER_MS ? 'bringing' : 'eaten'
}

/** Whether nobody waits for it any more; `now` in milliseconds. */
export const isEaten = ({ order_state, created_at }: SubmittedOrder, now: number): boolean =>
  order_state === 'confirmed' && foodAt(created_at, now) === 'eaten'

/** The steps to a table: the kitchen says that it has the order, its time says the rest. */
export const tableSteps = (
  { kind, order }: OngoingView,
  now: number,
  timeZone: string,
  locale: Locale,
): readonly OrderStep[] => {
  const { steps: words } = wordsOf(TABLE_TRACKING_WORDS, locale)
  const isConfirmed = kind === 'confirmed'
  const at = { cooking: 2, bringing: 3, eaten: 4 }[foodAt(order.created_at, now)]
  return markSteps(
    [
      { id: 'sent', label: words.sent, ...clock(order.created_at, timeZone) },
      {
        id: 'confirmed',
        label: isConfirmed ? words.received : words.receiving,
        ...clock(stageAt(order, 'CONFIRMED'), timeZone),
      },
      { id: 'making', label: words.cooking },
      { id: 'table', label: words.bringing },
    ],
    isConfirmed ? at : 1,
  )
}

/** The texts about an order that the kitchen has. */
export const tableWords = (
  { short_id, created_at }: SubmittedOrder,
  now: number,
  _timeZone: string,
  locale: Locale,
): TrackingWords => {
  const { cooking, bringing, eaten } = wordsOf(TABLE_TRACKING_WORDS, locale)
  switch (foodAt(created_at, now)) {
    case 'cooking':
      return cooking
    case 'bringing':
      return { ...bringing, rest: bringing.rest(short_id) }
    case 'eaten':
      return eaten
  }
}

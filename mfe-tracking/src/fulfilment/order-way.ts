import type { ComponentType } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import type { RestaurantSummary } from '@galo/contracts/restaurants'
import type { Locale } from '@galo/words'
import type { Stage } from '../features/order-progress/stage'
import type { OngoingView } from '../features/order-progress/tracking.model'
import type { TrackingWords } from '../features/order-progress/tracking-words.model'

/** One way of ordering, as far as an order is followed. `now` is milliseconds since the epoch. */
export interface OrderWay {
  /** How far along it is: only what the platform tells, and the clock. */
  readonly stages: (view: OngoingView, now: number, timeZone: string, locale: Locale) => readonly Stage[]
  /** What is said of it once the restaurant has said yes. */
  readonly words: (order: SubmittedOrder, now: number, timeZone: string, locale: Locale) => TrackingWords
  /** Where the food will be. */
  readonly Place: ComponentType<{ readonly order: SubmittedOrder; readonly restaurant: RestaurantSummary | null }>
}

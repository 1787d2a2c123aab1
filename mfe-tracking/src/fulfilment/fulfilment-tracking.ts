import type { ComponentType } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import type { RestaurantSummary } from '@galo/contracts/restaurants'
import type { Locale } from '@galo/words'
import type { OrderStep } from '../features/order-progress/order-step'
import type { OngoingView } from '../features/order-progress/tracking.model'
import type { TrackingWords } from '../features/order-progress/tracking-words.model'
import type { RiderReading } from '../features/rider/rider.model'

/** How orders of one fulfilment type are tracked. `now` is milliseconds since the epoch. */
export interface FulfilmentTracking {
  /** How far along it is, by the platform's answer and the clock alone. */
  readonly steps: (view: OngoingView, now: number, timeZone: string, locale: Locale) => readonly OrderStep[]
  /** The texts about a confirmed order; `rider` who brings it, while somebody does. */
  readonly words: (
    order: SubmittedOrder,
    now: number,
    timeZone: string,
    locale: Locale,
    rider: RiderReading | null,
  ) => TrackingWords
  /** Where the food will be. */
  readonly Place: ComponentType<{
    readonly order: SubmittedOrder
    readonly restaurant: RestaurantSummary | null
    readonly rider: RiderReading | null
  }>
  /** What is to be said when it is handed over; null before, and without one. */
  readonly code?: (order: SubmittedOrder) => string | null
  /** How it comes into the customer's hands, where that takes somebody else. */
  readonly Handover?: ComponentType<{
    readonly order: SubmittedOrder
    readonly rider: RiderReading | null
    readonly isRiderGone: boolean
  }>
}

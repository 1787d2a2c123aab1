import { isPlacedOrder, isSuccessfulOrder, type OrderState } from '@galo/domain'
import { isExpectedOpenAt, type HoursFacts } from '../restaurants'

interface Promised {
  readonly state: OrderState
  /** Null for what is brought, or eaten there. */
  readonly pickupTime: Date | null
}

/** Whether somebody would come to a shut door: an order that is to be collected at a time that the hours, as they are now, leave out (decision 0150). */
export const isLeftOut = ({ state, pickupTime }: Promised, restaurant: HoursFacts, now: Date): boolean =>
  pickupTime !== null &&
  pickupTime > now &&
  (isPlacedOrder(state) || isSuccessfulOrder(state)) &&
  !isExpectedOpenAt(restaurant, pickupTime, now)

import { err, ok, type Result } from '../result/result'
import { isTerminalDelivery } from './order.outcome'
import type { DeliveryState } from './order.states'

/** Minutes from now until the food is there, as the partner reckons. */
export interface DeliveryWindow {
  readonly minimumMins: number
  readonly maximumMins: number
}

/** A second try to deliver the same order. It goes through the same states as the first. */
export interface Redelivery {
  readonly state: DeliveryState
  readonly window: DeliveryWindow | null
  /** Why there is one, in the partner's words. */
  readonly reason: string | null
}

export interface RedeliveryRefusal {
  readonly reason: 'still-under-way' | 'arrived' | 'never-set-out' | 'second-try-made'
}

/**
 * Whether an order whose delivery stands at `deliveryState` may be tried again. The first try must have failed at the door:
 * what was called off or turned down before is refunded and never left the restaurant.
 */
export const startRedelivery = (
  deliveryState: DeliveryState,
  earlier: Redelivery | null,
  { window = null, reason = null }: Partial<Omit<Redelivery, 'state'>> = {},
): Result<Redelivery, RedeliveryRefusal> => {
  if (earlier !== null) return err({ reason: 'second-try-made' })
  if (!isTerminalDelivery(deliveryState)) return err({ reason: 'still-under-way' })
  if (deliveryState === 'DELIVERED') return err({ reason: 'arrived' })
  if (deliveryState !== 'UNDELIVERABLE') return err({ reason: 'never-set-out' })
  return ok({ state: 'UNSTARTED', window, reason })
}

import { DELIVERY_TRANSITIONS, isPlacedOrder, startRedelivery, type DeliveryState, type OrderState } from '@galo/domain'
import type { DeliveryRow } from '../modules/orders'
import { riderOf } from '../modules/simulation'

/** A rider is only sent to a kitchen that has said yes. */
const NEEDS_FOOD: readonly DeliveryState[] = ['RIDER_ASSIGNED', 'RIDER_ARRIVED', 'RIDER_IN_TRANSIT', 'RIDER_NEARBY']
const HAS_RIDER: readonly DeliveryState[] = [...NEEDS_FOOD, 'DELIVERED', 'UNDELIVERABLE']

interface DeliverableOrder {
  readonly state: OrderState
  readonly refundedAt: Date | null
}

const stepsFrom = (state: DeliveryState, order: DeliverableOrder): readonly DeliveryState[] => {
  if (order.state === 'new') return []
  const steps: readonly DeliveryState[] = DELIVERY_TRANSITIONS[state]
  return isPlacedOrder(order.state) ? steps.filter((step) => !NEEDS_FOOD.includes(step)) : steps
}

/** The try that counts as the board shows it, with the steps it may take now; null for an order without a delivery. */
export const deliveryOnCard = (tries: readonly DeliveryRow[], order: DeliverableOrder, market: 'UK' | 'IE') => {
  const [first, second] = tries
  const current = second ?? first
  if (first === undefined || current === undefined) return null
  const earlier = second === undefined ? null : { state: second.state, window: null, reason: second.reason }
  return {
    attempt: current.attempt,
    state: current.state,
    since: current.since.toISOString(),
    steps: [...stepsFrom(current.state, order)],
    canRedeliver: order.refundedAt === null && startRedelivery(first.state, earlier).ok,
    reason: current.reason,
    riderName: HAS_RIDER.includes(current.state) ? riderOf(current, market).fullName : null,
  }
}

import { applyDeliveryReport } from './delivery.transitions'
import type { OrderProgress } from './order.outcome'
import type { DeliveryState, OrderState } from './order.states'
import { ORDER_TRANSITIONS } from './order.transitions'

/** Every state an order may still come to from this one. */
const statesAfter = (state: OrderState): readonly OrderState[] =>
  Object.values(ORDER_TRANSITIONS[state]).flatMap((next) => [next, ...statesAfter(next)])

const isOlderOrder = (known: OrderState, read: OrderState): boolean =>
  known !== read && !statesAfter(known).includes(read)

type Heard = DeliveryState | null | undefined

const isOlderDelivery = (known: Heard, read: Heard): boolean =>
  known != null && (read == null || applyDeliveryReport(known, read).kind === 'ignored')

/**
 * Whether what was read of an order is from before what is known of it: answers overtake each other, and a copy of the platform's data may be behind.
 * A rider who was taken off is the one step back there is; it is believed.
 */
export const isOlderReading = (known: OrderProgress, read: OrderProgress): boolean =>
  isOlderOrder(known.orderState, read.orderState) ||
  isOlderDelivery(known.deliveryState, read.deliveryState) ||
  isOlderDelivery(known.redeliveryState, read.redeliveryState)

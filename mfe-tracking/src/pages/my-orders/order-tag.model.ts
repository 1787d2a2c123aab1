import type { SubmittedOrder } from '@galo/contracts/orders'
import type { BadgeTone } from '@galo/ui'
import { outcomeOf } from '../../features/order-progress/tracking.model'
import { wayOf } from './my-orders.model'

/** What became of an order, in a word. */
export type OrderTag = 'delivered' | 'collected' | 'served' | 'refunded' | 'not-completed'

const HAD = { delivered: 'delivered', collected: 'collected', 'eaten-in': 'served' } as const

/** Of an order that is over. What went back as a whole was paid back, whatever was eaten of it. */
export const tagOf = (order: SubmittedOrder): OrderTag => {
  if (order.refund != null) return 'refunded'
  return outcomeOf(order) === null ? HAD[wayOf(order)] : 'not-completed'
}

export const toneOf = (tag: OrderTag): BadgeTone => (tag === 'refunded' || tag === 'not-completed' ? 'error' : 'ok')

import { isPlacedOrder } from '@galo/domain'
import { Refusal } from '../../kernel/http/refusal'
import { moveOrder } from './orders.move'
import type { OrderPlatform } from './orders.ports'

/**
 * The kitchen's word on an order that waits for it; a rejected one is refunded in the same breath.
 * Answers the state the order is in afterwards (which is another one when it was already final), or null when there is no such order.
 * Throws a 409 for a delivery nobody has promised to carry yet.
 */
export const decideOrder = async (
  platform: OrderPlatform,
  id: string,
  decision: 'confirmed' | 'rejected',
): Promise<string | null> => {
  const event = decision === 'confirmed' ? 'restaurant-confirmed' : 'restaurant-rejected'
  const move = await moveOrder(platform, id, { kind: 'order', event })
  if (move.kind === 'unknown-order') return null
  if (move.kind === 'refused' && isPlacedOrder(move.life.order.state))
    throw new Refusal(409, move.why.code, move.why.message)
  return move.life.order.state
}

import { eq } from 'drizzle-orm'
import type { Events } from '../../kernel/events'
import { orders } from '../../kernel/db/schema'
import { orderPlaced } from '../orders'
import { selectFindable } from './findable'
import { insertFinds } from './finds.store'

/** An order is found from the moment it is made. */
export const findingFollowsOrders = (events: Events): void => {
  events.follow(orderPlaced, async ({ tx, orderId }) => {
    const [made] = await selectFindable(tx).where(eq(orders.id, orderId))
    if (made !== undefined) await insertFinds(tx, made)
  })
}

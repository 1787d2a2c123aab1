import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { orders } from '../../kernel/db/schema'
import { forEachDue } from '../../kernel/db/each-due'
import { caughtUp } from './orders.catch-up'
import type { OrderPlatform } from './orders.ports'
import { keepLife } from './orders.move'
import { deliveriesOf } from './orders.store'

/** Claims one order that is due, if no other process holds it, and takes it through everything that came due. */
const stepOrder = (platform: OrderPlatform, id: string, now: Date): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const due = and(eq(orders.id, id), lte(orders.dueAt, now))
    const [order] = await tx.select().from(orders).where(due).for('update', { skipLocked: true })
    if (order === undefined) return
    const before = { order, tries: order.fulfilmentType === 'DELIVERY' ? await deliveriesOf(tx, [id]) : [] }
    await keepLife(platform, tx, before, caughtUp(platform.operations, before, now))
  })

/**
 * Brings every order that is due up to date: a clock that jumped an hour takes an order, its delivery and its money through everything they
 * missed. Safe with several processes.
 */
export const stepDueOrders = (platform: OrderPlatform, now: Date): Promise<void> =>
  forEachDue(
    (after, most) =>
      platform.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(lte(orders.dueAt, now), gt(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(most),
    ({ id }) => stepOrder(platform, id, now),
    'order',
  )

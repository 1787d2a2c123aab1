import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../db/database'
import { orders } from '../db/schema'
import { nextKitchenStep } from '../simulation/kitchen'

const AT_A_TIME = 50

/**
 * Claims orders that are due (skipping those another process holds), moves each one step, and goes on until nothing is due:
 * a clock that jumped an hour takes an order through every state it missed.
 */
export const stepDueOrders = async (db: Db, now: Date, confirmAfterS: number): Promise<void> => {
  for (;;) {
    const moved = await db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(orders)
        .where(lte(orders.dueAt, now))
        .orderBy(asc(orders.dueAt))
        .limit(AT_A_TIME)
        .for('update', { skipLocked: true })
      for (const order of due) {
        const step = nextKitchenStep(order, now, confirmAfterS) ?? { state: order.state, dueAt: null }
        await tx
          .update(orders)
          .set(step)
          .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
      }
      return due.length
    })
    if (moved === 0) return
  }
}

import { asc, lte } from 'drizzle-orm'
import type { Db } from '../db/database'
import { orders } from '../db/schema'
import { caughtUp } from '../simulation/catch-up'
import { keepLife } from './orders.move'
import { deliveriesOf } from './orders.store'

const AT_A_TIME = 50

/**
 * Claims orders that are due (skipping those another process holds), brings each up to date, and goes on until nothing is due:
 * a clock that jumped an hour takes an order, its delivery and its money through everything they missed.
 */
export const stepDueOrders = async (db: Db, now: Date, confirmAfterS: number): Promise<void> => {
  for (;;) {
    const claimed = await db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(orders)
        .where(lte(orders.dueAt, now))
        .orderBy(asc(orders.dueAt))
        .limit(AT_A_TIME)
        .for('update', { skipLocked: true })
      const tries = await deliveriesOf(
        tx,
        due.flatMap(({ id, fulfilmentType }) => (fulfilmentType === 'DELIVERY' ? [id] : [])),
      )
      for (const order of due) {
        const before = { order, tries: tries.filter(({ orderId }) => orderId === order.id) }
        await keepLife(tx, before, caughtUp(before, now, confirmAfterS), confirmAfterS)
      }
      return due.length
    })
    if (claimed === 0) return
  }
}

import { nextOrderState } from '@galo/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { orders, transactions } from '../db/schema'
import { refundCharge } from '../stand-ins/card/card.store'

/**
 * The kitchen's word on an order that waits for it; a rejected one is refunded in the same breath.
 * Answers the state the order is in afterwards (which is another one when it was already final), or null when there is no such order.
 */
export const decideOrder = (
  db: Db,
  id: string,
  decision: 'confirmed' | 'rejected',
  now: Date,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) return null
    // The kitchen may answer before the till's own step has run.
    const placed = order.state === 'new' ? 'placed' : order.state
    const event = decision === 'confirmed' ? 'restaurant-confirmed' : 'restaurant-rejected'
    if (!nextOrderState(placed, event).ok) return order.state
    await tx.update(orders).set({ state: decision, dueAt: null }).where(eq(orders.id, id))
    if (decision === 'rejected' && order.paymentReference !== null) {
      const [paid] = await tx.select().from(transactions).where(eq(transactions.reference, order.paymentReference))
      if (paid !== undefined) await refundCharge(tx, paid.intentId, now)
    }
    return decision
  })

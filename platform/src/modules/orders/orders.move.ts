import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders } from '../../kernel/db/schema'
import { settleLoyalty } from '../loyalty/settle'
import { findTransaction } from '../payment/payment.store'
import { caughtUp } from '../simulation/catch-up'
import { nextEvent } from '../simulation/next-event'
import { refundCharge } from '../../providers/card/stand-in/card.store'
import { applyEvent, lastMoved, type LifeEvent, type LifeRefusal, type OrderLife } from './orders.life'
import { deliveriesOf, insertDelivery, updateDelivery } from './orders.store'

const giveMoneyBack = async (tx: Db, { order }: OrderLife): Promise<void> => {
  if (order.paymentReference === null || order.refundedAt === null) return
  const paid = await findTransaction(tx, order.paymentReference)
  if (paid !== undefined) await refundCharge(tx, paid.intentId, order.refundedAt)
}

/** Writes what has changed. Call with the order's row held: nobody else moves it, or its tries, meanwhile. */
export const keepLife = async (tx: Db, before: OrderLife, after: OrderLife, confirmAfterS: number): Promise<void> => {
  const { id, state, scenario, scenarioSince, refundedAt } = after.order
  const dueAt = nextEvent(after, confirmAfterS)?.at ?? null
  await tx.update(orders).set({ state, scenario, scenarioSince, refundedAt, dueAt }).where(eq(orders.id, id))
  for (const [index, each] of after.tries.entries()) {
    const known = before.tries[index]
    if (known === undefined) await insertDelivery(tx, each)
    else if (known !== each) await updateDelivery(tx, each)
  }
  if (before.order.refundedAt === null) await giveMoneyBack(tx, after)
  await settleLoyalty(tx, before.order, after.order, lastMoved(after))
}

export type Move =
  | { readonly kind: 'unknown-order' }
  | { readonly kind: 'refused'; readonly life: OrderLife; readonly why: LifeRefusal }
  | { readonly kind: 'moved'; readonly life: OrderLife }

/**
 * Somebody's own word on an order, the console's say: held, brought up to date first, then moved if the rules of its life allow it.
 * When it is refused, what came due has happened all the same.
 */
export const moveOrder = (db: Db, id: string, event: LifeEvent, now: Date, confirmAfterS: number): Promise<Move> =>
  db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) return { kind: 'unknown-order' }
    const before = { order, tries: await deliveriesOf(tx, [id]) }
    const current = caughtUp(before, now, confirmAfterS)
    const moved = lastMoved(current)
    const at = moved > now ? moved : now
    const next = applyEvent(current, event, at)
    const after = next.ok ? caughtUp(next.value, now, confirmAfterS, at) : current
    await keepLife(tx, before, after, confirmAfterS)
    return next.ok ? { kind: 'moved', life: after } : { kind: 'refused', life: after, why: next.error }
  })

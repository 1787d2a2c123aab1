import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders } from '../../kernel/db/schema'
import { caughtUp } from './orders.catch-up'
import { applyEvent, lastMoved, type LifeEvent, type LifeRefusal, type OrderLife } from './orders.life'
import { orderMoved } from './orders.events'
import type { OrderPlatform } from './orders.ports'
import { deliveriesOf, insertDelivery, updateDelivery } from './orders.store'

/** Writes what has changed. Call with the order's row held: nobody else moves it, or its tries, meanwhile. */
export const keepLife = async (
  { operations, events }: OrderPlatform,
  tx: Db,
  before: OrderLife,
  after: OrderLife,
): Promise<void> => {
  const { id, state, scenario, scenarioSince, refundedAt } = after.order
  const dueAt = operations.nextEvent(after)?.at ?? null
  await tx.update(orders).set({ state, scenario, scenarioSince, refundedAt, dueAt }).where(eq(orders.id, id))
  for (const [index, each] of after.tries.entries()) {
    const known = before.tries[index]
    if (known === undefined) await insertDelivery(tx, each)
    else if (known !== each) await updateDelivery(tx, each)
  }
  await events.publish(orderMoved, { tx, before: before.order, after: after.order, at: lastMoved(after) })
}

export type Move =
  | { readonly kind: 'unknown-order' }
  | { readonly kind: 'refused'; readonly life: OrderLife; readonly why: LifeRefusal }
  | { readonly kind: 'moved'; readonly life: OrderLife }

/**
 * Somebody's own word on an order, the console's say: held, brought up to date first, then moved if the rules of its life allow it.
 * When it is refused, what came due has happened all the same.
 */
export const moveOrder = (platform: OrderPlatform, id: string, event: LifeEvent): Promise<Move> => {
  const now = platform.clock.now()
  return platform.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) return { kind: 'unknown-order' }
    const before = { order, tries: await deliveriesOf(tx, [id]) }
    const current = caughtUp(platform.operations, before, now)
    const moved = lastMoved(current)
    const at = moved > now ? moved : now
    const next = applyEvent(current, event, at)
    const after = next.ok ? caughtUp(platform.operations, next.value, now, at) : current
    await keepLife(platform, tx, before, after)
    return next.ok ? { kind: 'moved', life: after } : { kind: 'refused', life: after, why: next.error }
  })
}

import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders } from '../../kernel/db/schema'
import { caughtUp } from './orders.catch-up'
import { applyEvent, lastMoved, progressOf, type LifeEvent, type LifeRefusal, type OrderLife } from './orders.life'
import { orderMoved } from './orders.events'
import type { OrderPlatform } from './orders.ports'
import { insertFacts } from './orders.facts'
import { deliveriesOf, insertDelivery, updateDelivery, type OrderRow } from './orders.store'

/** Writes what has changed. Call with the order's row held: nobody else moves it, or its tries, meanwhile. */
export const keepLife = async (
  { operations, events }: OrderPlatform,
  tx: Db,
  before: OrderLife,
  after: OrderLife,
): Promise<void> => {
  const { id, state, scenario, scenarioSince, refundedAt, calledOffFor } = after.order
  const dueAt = operations.nextEvent(after)?.at ?? null
  const columns = { state, scenario, scenarioSince, refundedAt, calledOffFor, dueAt }
  await tx.update(orders).set(columns).where(eq(orders.id, id))
  for (const [index, each] of after.tries.entries()) {
    const known = before.tries[index]
    if (known === undefined) await insertDelivery(tx, each)
    else if (known !== each) await updateDelivery(tx, each)
  }
  const happened = after.happened ?? []
  await insertFacts(tx, id, happened)
  await events.publish(orderMoved, {
    tx,
    before: before.order,
    after: after.order,
    progress: { before: progressOf(before), after: progressOf(after) },
    at: lastMoved(after),
    hasHappened: happened.length > 0,
  })
}

export type Move =
  | { readonly kind: 'unknown-order' }
  | { readonly kind: 'refused'; readonly life: OrderLife; readonly why: LifeRefusal }
  | { readonly kind: 'moved'; readonly life: OrderLife }

/** Keeps everybody else from moving the order, or giving its money back, until the transaction ends. */
export const holdOrder = async (tx: Db, id: string): Promise<OrderRow | undefined> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** The same as `moveOrder`, for who holds the order already. */
export const moveHeldOrder = async (
  platform: OrderPlatform,
  tx: Db,
  order: OrderRow,
  event: LifeEvent,
  now: Date,
): Promise<Exclude<Move, { readonly kind: 'unknown-order' }>> => {
  const before = { order, tries: await deliveriesOf(tx, [order.id]) }
  const current = caughtUp(platform.operations, before, now)
  const moved = lastMoved(current)
  const at = moved > now ? moved : now
  const next = applyEvent(current, event, at)
  const after = next.ok ? caughtUp(platform.operations, next.value, now, at) : current
  await keepLife(platform, tx, before, after)
  return next.ok ? { kind: 'moved', life: after } : { kind: 'refused', life: after, why: next.error }
}

/**
 * Somebody's own word on an order, the console's say: held, brought up to date first, then moved if the rules of its life allow it.
 * When it is refused, what came due has happened all the same.
 */
export const moveOrder = (platform: OrderPlatform, id: string, event: LifeEvent): Promise<Move> => {
  const now = platform.clock.now()
  return platform.db.transaction(async (tx) => {
    const order = await holdOrder(tx, id)
    return order === undefined ? { kind: 'unknown-order' } : moveHeldOrder(platform, tx, order, event, now)
  })
}

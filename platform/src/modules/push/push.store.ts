import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DAY_MS } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { orders, pushes } from '../../kernel/db/schema'
import type { PushDevice } from '../../providers/push/port'
import { nextTryAt, type PushOutcome } from './push.rules'

export type PushRow = typeof pushes.$inferSelect

interface Push {
  readonly orderId: string
  readonly device: PushDevice
  readonly text: string
  readonly until: Date
}

const AT_A_TIME = 20

/**
 * Writes down what is to be pushed, or not, together with whatever else is written in `tx`. Who writes one clears away those of the day
 * before.
 */
export const writePush = async (tx: Db, { orderId, device, text, until }: Push, now: Date): Promise<void> => {
  const { endpoint, keys } = device
  await tx.insert(pushes).values({ orderId, text, to: endpoint, keys, until, writtenAt: now, dueAt: now })
  await tx.delete(pushes).where(and(isNull(pushes.dueAt), lte(pushes.writtenAt, new Date(now.getTime() - DAY_MS))))
}

/** What has not been delivered is delivered no more: of an order, or to a browser. */
export const withdrawPushes = async (tx: Db, whose: { readonly orderId: string } | { readonly to: string }) => {
  const which = 'orderId' in whose ? eq(pushes.orderId, whose.orderId) : eq(pushes.to, whose.to)
  await tx.delete(pushes).where(and(which, isNotNull(pushes.dueAt)))
}

const earlier = alias(pushes, 'earlier')

/**
 * Takes what is due from under the eyes of other processes and puts its next try off: should this process end before the answer, it is
 * made again. Of one order the first alone: what is said of it arrives in the order it happened.
 */
export const claimPushes = (db: Db, now: Date): Promise<PushRow[]> =>
  db.transaction(async (tx) => {
    const isNotFirst = tx
      .select({ one: sql`1` })
      .from(earlier)
      .where(and(eq(earlier.orderId, pushes.orderId), isNotNull(earlier.dueAt), lt(earlier.id, pushes.id)))
    const due = await tx
      .select()
      .from(pushes)
      .where(and(lte(pushes.dueAt, now), notExists(isNotFirst)))
      .orderBy(asc(pushes.id))
      .limit(AT_A_TIME)
      .for('update', { of: pushes, skipLocked: true })
    for (const { id, attempts } of due)
      await tx
        .update(pushes)
        .set({ attempts: attempts + 1, dueAt: nextTryAt(attempts + 1, now) })
        .where(eq(pushes.id, id))
    return due
  })

/** Notes what became of one, and forgets where it went. */
export const settlePush = async (tx: Db, id: number, outcome: PushOutcome, now: Date): Promise<void> => {
  await tx.update(pushes).set({ outcome, settledAt: now, dueAt: null, to: null, keys: null }).where(eq(pushes.id, id))
}

/** The latest first, each with its order's short name. */
export const latestPushes = async (db: Db, most: number) => {
  const rows = await db.select().from(pushes).orderBy(desc(pushes.id)).limit(most)
  const ids = [...new Set(rows.map(({ orderId }) => orderId))]
  const named = await db.select({ id: orders.id, shortId: orders.shortId }).from(orders).where(inArray(orders.id, ids))
  const shortIds = new Map(named.map(({ id, shortId }) => [id, shortId]))
  return rows.map((row) => ({ ...row, shortId: shortIds.get(row.orderId) ?? row.orderId }))
}

import { randomUUID } from 'node:crypto'
import type { NewFault } from '@galo/console/calls'
import { and, asc, count, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { faults } from '../../kernel/db/schema'
import { Refusal } from '../../kernel/http/refusal'

export type Fault = typeof faults.$inferSelect

const MOST_FAULTS = 50
const isActive = or(isNull(faults.times), gt(faults.times, 0))

export const listFaults = (db: Db): Promise<Fault[]> =>
  db.select().from(faults).where(isActive).orderBy(asc(faults.createdAt), asc(faults.id))

export const addFault = async (db: Db, fault: NewFault): Promise<Fault> => {
  const [{ switchedOn } = { switchedOn: 0 }] = await db.select({ switchedOn: count() }).from(faults).where(isActive)
  if (switchedOn >= MOST_FAULTS) throw new Refusal(409, 'TOO_MANY_FAULTS', `At most ${MOST_FAULTS} at a time`)
  await db.delete(faults).where(lte(faults.times, 0))
  const row = { ...fault, id: randomUUID(), createdAt: new Date() }
  await db.insert(faults).values(row)
  return row
}

/** True when there was such a fault. */
export const clearFault = async (db: Db, id: string): Promise<boolean> =>
  (await db.delete(faults).where(eq(faults.id, id)).returning({ id: faults.id })).length > 0

export const clearFaults = async (db: Db): Promise<void> => {
  await db.delete(faults)
}

/** One fewer to go. The database counts, so two calls at once, in whatever process, can not both be the last. False when it was used up. */
const useUp = async (db: Db, id: string): Promise<boolean> => {
  const used = await db
    .update(faults)
    .set({ times: sql`${faults.times} - 1` })
    .where(and(eq(faults.id, id), gt(faults.times, 0)))
    .returning({ left: faults.times })
  return used.length > 0
}

/** The fault a call runs into, used up by one; the oldest that fits. `chance`, asked for each, decides on the share. */
export const takeFault = async (
  db: Db,
  method: string,
  path: string,
  chance: () => number,
): Promise<Fault | undefined> => {
  const fitting = await db
    .select()
    .from(faults)
    .where(
      and(
        sql`starts_with(${path}::text, ${faults.path})`,
        or(isNull(faults.method), eq(faults.method, method)),
        isActive,
      ),
    )
    .orderBy(asc(faults.createdAt), asc(faults.id))
  for (const fault of fitting) {
    if (chance() >= fault.share) continue
    if (fault.times === null || (await useUp(db, fault.id))) return fault
  }
  return undefined
}

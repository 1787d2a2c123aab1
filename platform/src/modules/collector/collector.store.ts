import { and, desc, eq, gt, ilike, like, lt, lte } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { logEntries } from '../../kernel/db/schema'

export type LogEntryRow = typeof logEntries.$inferSelect
export type NewLogEntry = typeof logEntries.$inferInsert

/** So many of each kind are kept; older ones make room. */
export const KEPT_ENTRIES = 2000

export const keepEntries = (db: Db, entries: readonly NewLogEntry[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(logEntries).values([...entries])
    for (const kind of new Set(entries.map((entry) => entry.kind))) {
      const ofKind = eq(logEntries.kind, kind)
      const [first] = await tx
        .select({ id: logEntries.id })
        .from(logEntries)
        .where(ofKind)
        .orderBy(desc(logEntries.id))
        .limit(1)
        .offset(KEPT_ENTRIES)
      if (first !== undefined) await tx.delete(logEntries).where(and(ofKind, lte(logEntries.id, first.id)))
    }
  })

export interface LogFilter {
  readonly kind?: LogEntryRow['kind'] | undefined
  readonly level?: LogEntryRow['level'] | undefined
  /** Part of the message, in any case. */
  readonly text?: string | undefined
  /** How a trace's id begins. */
  readonly trace?: string | undefined
  /** Only older ones than this. */
  readonly before?: number | undefined
}

/** The latest first. */
export const readEntries = (
  db: Db,
  { kind, level, text, trace, before }: LogFilter,
  limit: number,
): Promise<LogEntryRow[]> =>
  db
    .select()
    .from(logEntries)
    .where(
      and(
        kind === undefined ? undefined : eq(logEntries.kind, kind),
        level === undefined ? undefined : eq(logEntries.level, level),
        text === undefined ? undefined : ilike(logEntries.message, `%${text.replace(/[\\%_]/g, '\\$&')}%`),
        trace === undefined ? undefined : like(logEntries.traceId, `${trace}%`),
        before === undefined ? undefined : lt(logEntries.id, before),
      ),
    )
    .orderBy(desc(logEntries.id))
    .limit(limit)

/** What has come since, oldest first. */
export const entriesAfter = (db: Db, id: number, limit: number): Promise<LogEntryRow[]> =>
  db.select().from(logEntries).where(gt(logEntries.id, id)).orderBy(logEntries.id).limit(limit)

export const latestEntryId = async (db: Db): Promise<number> => {
  const [row] = await db.select({ id: logEntries.id }).from(logEntries).orderBy(desc(logEntries.id)).limit(1)
  return row?.id ?? 0
}

export const clearEntries = async (db: Db): Promise<void> => {
  await db.delete(logEntries)
}

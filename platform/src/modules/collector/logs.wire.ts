import type { LogEntry } from '@galo/console/calls'
import type { LogEntryRow } from './collector.store'

/** Log entries as the console's calls and events carry them. */
export const entriesOnWire = (entries: readonly LogEntryRow[]): LogEntry[] =>
  entries.map(({ receivedAt, at, ...entry }) => ({
    ...entry,
    at: at?.toISOString() ?? null,
    receivedAt: receivedAt.toISOString(),
  }))

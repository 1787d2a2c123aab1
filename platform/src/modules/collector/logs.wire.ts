import type { LogEntry } from '@galo/console/calls'
import type { LogEntryRow } from './collector.store'

/** What was collected, as the console is told. */
export const entriesOnWire = (entries: readonly LogEntryRow[]): LogEntry[] =>
  entries.map((entry) => ({ ...entry, receivedAt: entry.receivedAt.toISOString() }))

import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Lines and events from browsers and servers, redacted before they come here. Only the latest are kept. */
export const logEntries = pgTable(
  'log_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['log', 'event', 'security'] }).notNull(),
    level: text('level', { enum: ['fatal', 'error', 'warning', 'info', 'debug'] }).notNull(),
    /** Who says it: `browser`, `site`, `identity`. */
    source: text('source').notNull(),
    market: text('market', { enum: ['UK', 'IE'] }),
    sessionId: text('session_id'),
    /** 32 hex digits, chosen by whoever began it, a stranger maybe: good for finding lines, and for nothing else. */
    traceId: text('trace_id'),
    /** When it was noticed, by the clock of whoever noticed it, which no simulation moves. */
    at: timestamp('at', { withTimezone: true, mode: 'date' }),
    /** The sentence of a line, the name of an event. */
    message: text('message').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('log_entries_by_level').on(table.level, table.id),
    index('log_entries_by_trace').on(table.traceId.op('text_pattern_ops')),
  ],
)

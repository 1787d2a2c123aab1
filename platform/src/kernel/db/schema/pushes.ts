import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/** What is written to a browser is encrypted with. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** What became of a push: its service took it, its browser is no more, its service wants none of it, or it came to be too late. */
export const PUSH_OUTCOMES = ['taken', 'gone', 'refused', 'late'] as const

/** What is to be pushed to browsers, written with what it says and delivered after; for as long as letters are. */
export const pushes = pgTable(
  'pushes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The browser's own address at its push service; forgotten, with its keys, once nothing more is to be delivered. */
    to: text('to'),
    keys: jsonb('keys').$type<PushKeys>(),
    writtenAt: timestamp('written_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** From then on nobody wants to read it. */
    until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; null once something has become of it. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    outcome: text('outcome', { enum: PUSH_OUTCOMES }),
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('pushes_by_due').on(table.dueAt),
    index('pushes_by_order').on(table.orderId),
    index('pushes_by_time').on(table.writtenAt),
  ],
)

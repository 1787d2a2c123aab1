import type { OrderUpdate } from '@galo/domain'
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders'
import type { PushKeys } from './pushes'

/** How somebody may be told. */
export const UPDATE_CHANNELS = ['email', 'push', 'text'] as const

/** Where somebody asked to be told of an order. Gone when they ask no more, when it is over, and `until` at the latest. */
export const updateWishes = pgTable(
  'update_wishes',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: UPDATE_CHANNELS }).notNull(),
    /** An address, a number as networks write it, or where a browser's push service takes what is for it. */
    to: text('to').notNull(),
    /** A browser's, and nobody else's. */
    keys: jsonb('keys').$type<PushKeys>(),
    until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.channel] }), index('update_wishes_by_end').on(table.until)],
)

/** What has been said of an order, by which way: once, whoever asks again. Nobody's address is in here. */
export const updatesSaid = pgTable(
  'updates_said',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: UPDATE_CHANNELS }).notNull(),
    /** One of the updates; of something taken out, by which refund. */
    what: text('what').$type<OrderUpdate | `taken-out:${string}`>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.channel, table.what] })],
)

import type { RefundedPortions, RefundReason } from '@galo/domain'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { orders } from './orders'
import { transactions } from './payments'

/** What has happened to an order, each at its own time: written with what it changed, and never changed itself. */
export const orderFacts = pgTable(
  'order_facts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    kind: text('kind', { enum: ['order', 'delivery', 'redelivery', 'refund', 'scenario'] }).notNull(),
    /** The event, the state or the scenario, by its name; of a second try, why there is one. */
    what: text('what').notNull(),
    /** Which try at bringing it this is about. */
    attempt: integer('attempt'),
  },
  (table) => [index('order_facts_by_order').on(table.orderId, table.id)],
)

/**
 * Money that somebody gave back, whole or in part. The id is chosen by who gives it: the same id again is the same refund. A whole one
 * goes back with its order (`orders.refunded_at`); a part is asked of the provider by its own id.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    paymentReference: text('payment_reference')
      .notNull()
      .references(() => transactions.reference),
    /** In minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: ['GBP', 'EUR'] }).notNull(),
    /** All that was left. */
    isWhole: boolean('is_whole').notNull(),
    lines: jsonb('lines').$type<readonly RefundedPortions[]>().notNull(),
    /** By kind. */
    fees: jsonb('fees').$type<readonly string[]>().notNull(),
    /** The customer reads it. */
    reason: text('reason').$type<RefundReason>().notNull(),
    /** Only we read it. */
    note: text('note').notNull(),
    /** Who gave it back, as they call themselves. */
    by: text('by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When to ask the provider next; null once it has been done, and for one that goes back with its order. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    /** When the provider had done it; of a whole one its payment says so. */
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('refunds_by_order').on(table.orderId),
    index('refunds_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    check('refunds_amount_is_positive', sql`${table.amount} > 0`),
  ],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Under which words an order is found. Apart from the order: nobody who reads one needs them. */
export const orderFinds = pgTable(
  'order_finds',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: tsvector('words').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('order_finds_by_words').using('gin', table.words),
    index('order_finds_by_time').on(table.createdAt, table.orderId),
  ],
)

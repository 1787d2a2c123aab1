import { DELIVERY_STATES } from '@galo/domain'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/** One try at bringing an order to its door. Moved only by whoever holds the order's row. */
export const deliveries = pgTable(
  'deliveries',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** 1, or 2 for a redelivery. */
    attempt: integer('attempt').notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull(),
    /** When it came into this state. */
    since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull(),
    /** Who carries it: a partner, or `GALO` for riders of our own (G12). */
    provider: text('provider', { enum: ['GALO', 'DELIVEROO', 'DELIVEROO_FULFILLMENT'] }).notNull(),
    /** Which of our couriers took it, as they call themselves; null while a partner’s people, or the simulation’s, carry it. */
    courier: text('courier'),
    /** How many riders were sent so far: one who is taken off is followed by another. */
    riders: integer('riders').notNull(),
    fromLatitude: doublePrecision('from_latitude').notNull(),
    fromLongitude: doublePrecision('from_longitude').notNull(),
    toLatitude: doublePrecision('to_latitude').notNull(),
    toLongitude: doublePrecision('to_longitude').notNull(),
    /** Minutes from `createdAt` until it is there, as it was promised. */
    minimumMins: integer('minimum_mins').notNull(),
    maximumMins: integer('maximum_mins').notNull(),
    /** Why there is a second try. */
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.attempt] }),
    check('deliveries_attempt_is_first_or_second', sql`${table.attempt} in (1, 2)`),
  ],
)

/** One row: how the next orders will go, until somebody says otherwise. */
export const simulationSettings = pgTable('simulation_settings', {
  id: integer('id').primaryKey(),
  scenario: text('scenario').notNull(),
})

import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { restaurants } from './restaurants'

/** What bringing food to one place costs, until when. Kept so that the word in a token can be looked up and used once. */
export const deliveryQuotes = pgTable(
  'delivery_quotes',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    distanceM: integer('distance_m').notNull(),
    /** Minor units. */
    fee: integer('fee').notNull(),
    currency: text('currency', { enum: ['GBP', 'EUR'] }).notNull(),
    minimumMins: integer('minimum_mins').notNull(),
    maximumMins: integer('maximum_mins').notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true, mode: 'date' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('delivery_quotes_by_customer').on(table.customerId, table.createdAt),
    check('delivery_quotes_fee_is_positive', sql`${table.fee} > 0`),
  ],
)

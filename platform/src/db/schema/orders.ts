import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { BasketView } from '../../basket/basket.shape'
import { baskets } from './baskets'
import { restaurants } from './restaurants'
import { transactions } from './payments'

export interface OrderCustomer {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone_number: string
}

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    shortId: text('short_id').notNull(),
    basketId: text('basket_id')
      .notNull()
      .unique()
      .references(() => baskets.id),
    /** Null only for an order that costs nothing (I10). */
    paymentReference: text('payment_reference')
      .unique()
      .references(() => transactions.reference),
    customerId: text('customer_id').notNull(),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    fulfilmentType: text('fulfilment_type', { enum: ['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'] }).notNull(),
    state: text('state', {
      enum: ['new', 'placed', 'confirmed', 'rejected', 'payment_declined', 'rejected_by_delivery_partner'],
    }).notNull(),
    pickupTime: timestamp('pickup_time', { withTimezone: true, mode: 'date' }),
    customer: jsonb('customer').$type<OrderCustomer>().notNull(),
    /** The basket as it was bought: names and prices must not move when the menu does. */
    basket: jsonb('basket').$type<BasketView>().notNull(),
    grandTotal: integer('grand_total').notNull(),
    currency: text('currency', { enum: ['GBP', 'EUR'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When the simulated kitchen looks at it next; null once nothing more will happen. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('orders_by_slot').on(table.restaurantId, table.pickupTime),
    index('orders_by_due').on(table.dueAt),
    index('orders_by_customer').on(table.customerId, table.createdAt),
  ],
)

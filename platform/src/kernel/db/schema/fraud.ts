import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const fraudSessions = pgTable('fraud_sessions', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  deviceId: text('device_id').notNull(),
  source: text('source').notNull(),
  restaurantId: text('restaurant_id').notNull(),
  fulfilmentMethod: text('fulfilment_method').notNull(),
  transactionReference: text('transaction_reference'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/** Who wants news and offers by e-mail, by their own tick with an order, and which words they ticked. */
export const marketingConsents = pgTable('marketing_consents', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  email: text('email').notNull(),
  market: text('market', { enum: ['UK', 'IE'] }).notNull(),
  wordsVersion: integer('words_version').notNull(),
  agreedAt: timestamp('agreed_at', { withTimezone: true, mode: 'date' }).notNull(),
})

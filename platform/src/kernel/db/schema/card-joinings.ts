import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { loyaltyCards } from './loyalty'
import { orders } from './orders'

/** Which guests wanted the Galo card with an order, by their own tick, and which words they ticked. */
export const cardJoinings = pgTable('card_joinings', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  market: text('market', { enum: ['UK', 'IE'] }).notNull(),
  wordsVersion: integer('words_version').notNull(),
  agreedAt: timestamp('agreed_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** The card they got, which this order's chilli is for. Null: that e-mail had an account already, and only its owner may use it. */
  cardNumber: text('card_number').references(() => loyaltyCards.cardNumber),
})

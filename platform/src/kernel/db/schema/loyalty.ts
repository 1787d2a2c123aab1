import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** One card per customer. What it holds is never below nothing nor over full, whoever writes. */
export const loyaltyCards = pgTable(
  'loyalty_cards',
  {
    cardNumber: text('card_number').primaryKey(),
    customerId: text('customer_id').notNull().unique(),
    /** '…_CARD' or HIGH_FIVE (H02). */
    cardType: text('card_type').notNull(),
    /** Where it was handed out. */
    source: text('source').notNull(),
    market: text('market', { enum: ['UK', 'IE'] }).notNull(),
    /** 0 to 9: the tenth turns the card over. */
    chillies: integer('chillies').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [check('loyalty_cards_hold_nought_to_nine', sql`${table.chillies} between 0 and 9`)],
)

/** Rewards in the bank, one row each. One that is on an order is not there for another. */
export const loyaltyRewards = pgTable(
  'loyalty_rewards',
  {
    id: text('id').primaryKey(),
    cardNumber: text('card_number')
      .notNull()
      .references(() => loyaltyCards.cardNumber),
    type: text('type', { enum: ['GREEN', 'ORANGE', 'RED'] }).notNull(),
    earnedAt: timestamp('earned_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The order it pays for: one reward per order at most (H07). Null while it is to be had, and again when the order came to nothing. */
    usedByOrder: text('used_by_order').unique(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('loyalty_rewards_by_card').on(table.cardNumber, table.expiresAt)],
)

/** Which order earned a chilli. The two keys are the rule: one per order, one per card and day. */
export const chilliEntries = pgTable(
  'chilli_entries',
  {
    orderId: text('order_id').primaryKey(),
    cardNumber: text('card_number')
      .notNull()
      .references(() => loyaltyCards.cardNumber),
    /** The date on the wall of the order's market, 2026-11-17. */
    day: text('day').notNull(),
    /** The reward this chilli earned, if any. */
    earnedReward: text('earned_reward', { enum: ['GREEN', 'ORANGE', 'RED'] }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [unique('one_chilli_per_card_and_day').on(table.cardNumber, table.day)],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { baskets } from './baskets'

/** The platform's side of a payment: which basket an intent of the card provider pays for. */
export const transactions = pgTable(
  'transactions',
  {
    reference: text('reference').primaryKey(),
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id),
    customerId: text('customer_id').notNull(),
    intentId: text('intent_id').notNull().unique(),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: ['GBP', 'EUR'] }).notNull(),
    /** `open` until it is replaced by another amount; whether it is paid only the provider knows. */
    state: text('state', { enum: ['open', 'replaced'] }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    metadata: jsonb('metadata').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    // The law of the till, held by the database: a basket has one payment in flight, whoever asks and how often.
    uniqueIndex('one_open_transaction_per_basket')
      .on(table.basketId)
      .where(sql`${table.state} = 'open'`),
    check('transactions_amount_is_positive', sql`${table.amount} > 0`),
  ],
)

export interface IntentCard {
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
}

/** How a test card behaves, decided when the card is first seen: its number itself is never kept. */
export type CardOutcome =
  | 'succeeds'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'authentication_required'
  | 'not_a_test_card'

/** The card provider stand-in's own tables; the platform reads them only through its port. */
export const cardIntents = pgTable('card_intents', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  status: text('status', { enum: ['requires_payment_method', 'processing', 'succeeded', 'canceled'] }).notNull(),
  methodId: text('method_id'),
  lastError: jsonb('last_error').$type<Readonly<Record<string, unknown>>>(),
  metadata: jsonb('metadata').$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

export const cardMethods = pgTable('card_methods', {
  id: text('id').primaryKey(),
  card: jsonb('card').$type<IntentCard>().notNull(),
  outcome: text('outcome').$type<CardOutcome>().notNull(),
  billingDetails: jsonb('billing_details').$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Money taken. One row per intent at most, and the index sees to it. */
export const cardCharges = pgTable(
  'card_charges',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id')
      .notNull()
      .unique()
      .references(() => cardIntents.id),
    basketId: text('basket_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    card: jsonb('card').$type<IntentCard>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    refundedAt: timestamp('refunded_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('card_charges_by_basket').on(table.basketId)],
)

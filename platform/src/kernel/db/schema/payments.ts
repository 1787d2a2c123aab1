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
    /** Null from the moment it is wanted until the provider's answer is written: asked again under the same key, it is the same intent. */
    intentId: text('intent_id').unique(),
    /** What the card is asked for, tip included. */
    amount: integer('amount').notNull(),
    /** The part of it that is a tip. */
    tip: integer('tip').notNull().default(0),
    currency: text('currency', { enum: ['GBP', 'EUR'] }).notNull(),
    /** `open` until it is replaced by another amount; whether it is paid only the provider knows. */
    state: text('state', { enum: ['open', 'replaced'] }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    metadata: jsonb('metadata').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /**
     * What the provider has told us of, and when it happened there. A record, late by nature: whether money is in is asked of the
     * provider itself (`paidAt`), so that nothing depends on a message that may be on its way or lost.
     */
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }),
    failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }),
    failureCode: text('failure_code'),
    refundedAt: timestamp('refunded_at', { withTimezone: true, mode: 'date' }),
    /** When its money came in, by the provider's answer to a question of ours; null as long as none has said so. It never goes back to null. */
    paidAt: timestamp('paid_at', { withTimezone: true, mode: 'date' }),
    /** The card it was paid by, as far as anybody may see it; null while nobody has said. */
    cardBrand: text('card_brand'),
    cardLastFour: text('card_last_four'),
    /** When to ask next for its money to be given back; null when none is owed, or it has been done. */
    refundDueAt: timestamp('refund_due_at', { withTimezone: true, mode: 'date' }),
    /** When to see whether an order has come of it; null once one has, or it is replaced. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    // Held by the database: a basket has one payment in flight, whoever asks and how often.
    uniqueIndex('one_open_transaction_per_basket')
      .on(table.basketId)
      .where(sql`${table.state} = 'open'`),
    // Only those nobody has ordered with: few, however many orders there are.
    index('transactions_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('transactions_refund_due')
      .on(table.refundDueAt)
      .where(sql`${table.refundDueAt} is not null`),
    // Money that came in and has no order: few, however many orders there are.
    index('transactions_without_order')
      .on(table.createdAt)
      .where(
        sql`(${table.paidAt} is not null or ${table.settledAt} is not null) and (${table.dueAt} is not null or ${table.state} = 'replaced')`,
      ),
    check('transactions_amount_is_positive', sql`${table.amount} > 0`),
    check('transactions_tip_is_a_part', sql`${table.tip} >= 0 and ${table.tip} <= ${table.amount}`),
  ],
)

/** The provider's messages that were taken in. At least once becomes once: an event's id is here or it is not. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  intentId: text('intent_id').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
})

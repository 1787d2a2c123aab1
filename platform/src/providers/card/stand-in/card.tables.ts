import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import { CARD_STAND_IN_SCHEMA } from '../../../kernel/db/stand-in-schema'

export interface IntentCard {
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
  /** The same for the same number, and nothing of it; a card that was seen before fingerprints has none. */
  readonly fingerprint?: string
}

/** How a test card behaves, decided when the card is first seen: its number itself is never kept. */
export type CardOutcome =
  | 'succeeds'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'card_velocity_exceeded'
  | 'fraudulent'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'not_a_test_card'

/** What the card's bank wants of its holder: nothing, a challenge, a check nobody sees, or a challenge it can not carry out. */
export type CardAuthentication = 'none' | 'challenge' | 'frictionless' | 'lookup_error'

/** The stand-in's own tables, in a schema of their own: the platform's handle refuses to speak of it, and asks over HTTP as it would anybody. */
export const cardStandIn = pgSchema(CARD_STAND_IN_SCHEMA)

export const cardIntents = cardStandIn.table('card_intents', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  status: text('status', {
    enum: ['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'],
  }).notNull(),
  /** The card it was paid with, or the one whose bank is asking. */
  methodId: text('method_id'),
  /** Names the one challenge that can still be answered; unguessable, and new with every confirmation. */
  challengeId: text('challenge_id').unique(),
  /** Confirmations that reached a bank: an intent is not for trying out cards. */
  attempts: integer('attempts').notNull().default(0),
  /** Who pays, for cards that are kept; null for who has none. */
  customerId: text('customer_id'),
  /** The card that pays it is kept with its customer. */
  setupFutureUsage: text('setup_future_usage', { enum: ['on_session', 'off_session'] }),
  lastError: jsonb('last_error').$type<Readonly<Record<string, unknown>>>(),
  metadata: jsonb('metadata').$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

export const cardMethods = cardStandIn.table('card_methods', {
  id: text('id').primaryKey(),
  card: jsonb('card').$type<IntentCard>().notNull(),
  outcome: text('outcome').$type<CardOutcome>().notNull(),
  authentication: text('authentication').$type<CardAuthentication>().notNull().default('none'),
  billingDetails: jsonb('billing_details').$type<Readonly<Record<string, unknown>>>().notNull(),
  /** Whose kept card it is. */
  customerId: text('customer_id'),
  /** Since when it is kept no more, and good for nothing. */
  detachedAt: timestamp('detached_at', { withTimezone: true, mode: 'date' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Whose cards are kept: nothing of who they are but what our servers say of them. */
export const cardCustomers = cardStandIn.table('card_customers', {
  id: text('id').primaryKey(),
  metadata: jsonb('metadata').$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Money given back of one charge. */
export interface ChargeRefund {
  readonly id: string
  /** In minor units. */
  readonly amount: number
  /** An instant. */
  readonly createdAt: string
}

/** Money taken. One row per intent at most, and the index sees to it. */
export const cardCharges = cardStandIn.table(
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
    /** What has gone back of it, part by part. */
    refunds: jsonb('refunds').$type<readonly ChargeRefund[]>().notNull().default([]),
    /** When nothing was left of it. */
    refundedAt: timestamp('refunded_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('card_charges_by_basket').on(table.basketId)],
)

/**
 * Everything that happened to an intent, and the outbox of its messages to the platform: written in the transaction that made it true,
 * delivered afterwards, at least once.
 */
export const cardEvents = cardStandIn.table(
  'card_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    intentId: text('intent_id')
      .notNull()
      .references(() => cardIntents.id),
    object: jsonb('object').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When to deliver it next; null when nobody asked for this kind, it has arrived, or it was given up. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: timestamp('delivered_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('card_events_by_intent').on(table.intentId),
    index('card_events_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
)

export type CardAnswerStatus = 200 | 400 | 401 | 402 | 404 | 413 | 429

/** Answers by idempotency key: the same request again gets the same answer, another one under the same key is refused. */
export const cardIdempotency = cardStandIn.table('card_idempotency', {
  key: text('key').primaryKey(),
  /** Of the path and the body. */
  requestHash: text('request_hash').notNull(),
  status: integer('status').$type<CardAnswerStatus>(),
  answer: jsonb('answer').$type<Readonly<Record<string, unknown>>>(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

import type { BasketView } from '@galo/contracts/basket'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { baskets } from './baskets'
import { deliveryQuotes } from './quotes'
import { restaurants } from './restaurants'
import { transactions } from './payments'

/** Whoever sits at a table may leave any of it unsaid. */
export interface OrderCustomer {
  readonly email?: string | null | undefined
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly phone_number?: string | null | undefined
}

/** Where a delivery goes, as it was written (J02). */
export interface OrderAddress {
  readonly line_1: string
  readonly line_2: string | null
  readonly city: string
  readonly country_code: 'GB' | 'IE'
  readonly postcode: string | null
  readonly delivery_note: string | null
  readonly coords: { readonly lat: number; readonly lon: number }
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
    /** When the doors next opened, for an order that was made while they were shut; null for one made while somebody was there. */
    kitchenFrom: timestamp('kitchen_from', { withTimezone: true, mode: 'date' }),
    /** Of whoever eats in: 1 to 999. */
    table: text('table_number'),
    address: jsonb('address').$type<OrderAddress>(),
    /** A quote brings one order. */
    deliveryQuoteId: text('delivery_quote_id')
      .unique()
      .references(() => deliveryQuotes.id),
    /** What the customer says at the door, so that the rider gives the bag to the right person. */
    handoverCode: text('handover_code'),
    customer: jsonb('customer').$type<OrderCustomer>().notNull(),
    /** The basket as it was bought: names and prices must not move when the menu does. */
    basket: jsonb('basket').$type<BasketView>().notNull(),
    grandTotal: integer('grand_total').notNull(),
    /** What staff get besides, in minor units: paid with the order, and no part of what the food came to (X06). */
    tip: integer('tip').notNull().default(0),
    currency: text('currency', { enum: ['GBP', 'EUR'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** How the people behind the counter behave for this order; a name from the table of scenarios, and since when it is that one. */
    scenario: text('scenario').notNull().default('default'),
    scenarioSince: timestamp('scenario_since', { withTimezone: true, mode: 'date' }),
    /** Why the house called it off, once it had (decision 0150). */
    calledOffFor: text('called_off_for', { enum: ['closed', 'short-staffed', 'no-power'] }),
    /** The money was given back; happens once. */
    refundedAt: timestamp('refunded_at', { withTimezone: true, mode: 'date' }),
    /** When the simulation looks at it next; null once nothing more will happen. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('orders_by_slot').on(table.restaurantId, table.pickupTime),
    index('orders_by_due').on(table.dueAt),
    index('orders_by_time').on(table.createdAt),
    index('orders_by_restaurant').on(table.restaurantId, table.createdAt),
    index('orders_by_customer').on(table.customerId, table.createdAt),
  ],
)

/**
 * Whose an order was, as keyed hashes of e-mail and telephone: a browser is forgotten in a moment, and what is once for each person is
 * looked up by these. No address and no number is in here.
 */
export const orderPeople = pgTable(
  'order_people',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    personHash: text('person_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personHash, table.orderId] })],
)

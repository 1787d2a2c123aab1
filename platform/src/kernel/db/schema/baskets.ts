import type { BasketView } from '@galo/contracts/basket'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RewardType } from '@galo/domain'
import { deliveryQuotes } from './quotes'
import { restaurants } from './restaurants'

/** What the customer chose, without prices: prices are always the menu's, at the moment of asking. */
export interface StoredLine {
  readonly id: string
  readonly menuItemId: string
  readonly quantity: number
  readonly modifiers: readonly { readonly id: string; readonly choices: readonly string[] }[]
  readonly isUpsell: boolean
}

/** Of somebody's health and belief: it goes with the basket and its order, and into no log. */
export interface StoredPreferences {
  readonly avoid: readonly string[]
  readonly diets: readonly string[]
  readonly cutlery: boolean
  readonly bag: boolean
}

export interface ChosenReward {
  readonly type: RewardType
  readonly lineId: string
}

export const baskets = pgTable(
  'baskets',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    market: text('market', { enum: ['UK', 'IE'] }).notNull(),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    fulfilmentType: text('fulfilment_type', { enum: ['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'] }).notNull(),
    /** Counts changes; a request carrying an older number is stale. */
    revision: integer('revision').notNull(),
    lines: jsonb('lines').$type<readonly StoredLine[]>().notNull(),
    /** The priced basket as it was frozen by build-order, or null while it may still change. */
    built: jsonb('built').$type<BasketView>(),
    /** The quote this basket is delivered by, and what it says: no two baskets share one. */
    deliveryQuoteId: text('delivery_quote_id')
      .unique()
      .references(() => deliveryQuotes.id),
    /** Minor units. */
    deliveryFee: integer('delivery_fee'),
    deliveryQuoteValidUntil: timestamp('delivery_quote_valid_until', { withTimezone: true, mode: 'date' }),
    /** The reward to be used and the line it pays for. It is taken from the card by the order, not before. */
    reward: jsonb('reward').$type<ChosenReward>(),
    /** Upper case. Used up by the order, not before. */
    discountCode: text('discount_code'),
    /** Who its owner said to be last, when paying or with the order: keyed hashes of e-mail and telephone. */
    ownerHashes: text('owner_hashes').array().notNull().default([]),
    /** What goes with it besides the food; null until somebody has said something. */
    preferences: jsonb('preferences').$type<StoredPreferences>(),
    /** The numbers of the last changes that were made, the latest last: one that arrives again is not made again. */
    recentChanges: text('recent_changes').array().notNull().default([]),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('baskets_by_customer').on(table.customerId)],
)

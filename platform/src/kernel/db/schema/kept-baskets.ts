import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoredLine } from './baskets'
import { customers } from './customers'
import { restaurants } from './restaurants'

/** A dish as it was made up, with its name for the day when the menu has it no more. */
export interface KeptLine extends Pick<StoredLine, 'menuItemId' | 'quantity' | 'modifiers'> {
  readonly displayName: string
}

/**
 * What was in a basket: saved by a customer, under a name, until they delete it or their account; or shared by a link, by nobody that is known here,
 * until it expires.
 */
export const keptBaskets = pgTable(
  'kept_baskets',
  {
    /** Nobody guesses it: it is all that a link has. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    name: text('name'),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    fulfilmentType: text('fulfilment_type', { enum: ['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'] }).notNull(),
    lines: jsonb('lines').$type<readonly KeptLine[]>().notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('kept_baskets_by_customer').on(table.customerId),
    index('kept_baskets_by_expiry').on(table.expiresAt),
  ],
)

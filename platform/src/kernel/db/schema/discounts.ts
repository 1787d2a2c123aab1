import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DiscountCode } from '../../../../data/discount-codes'

export const discountCodes = pgTable('discount_codes', {
  /** Upper case, as it is compared. */
  code: text('code').primaryKey(),
  details: jsonb('details').$type<DiscountCode>().notNull(),
})

/** Each order that used a code. One that came to nothing gives its use back: it is then released, and counts no more. */
export const discountRedemptions = pgTable(
  'discount_redemptions',
  {
    /** One discount per order (H07). */
    orderId: text('order_id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => discountCodes.code),
    customerId: text('customer_id').notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true, mode: 'date' }).notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('discount_redemptions_by_code').on(table.code, table.customerId)],
)

/** How many wrong codes somebody has tried lately. Kept here so that asking another process does not start the count anew. */
export const codeAttempts = pgTable('code_attempts', {
  customerId: text('customer_id').primaryKey(),
  attempts: integer('attempts').notNull(),
  until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
})

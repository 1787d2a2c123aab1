import type { SoldPart } from '@galo/domain'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/** What an order's lines were to the tax when it was made (X19): a dish that is made another way later was not so then. */
export const receipts = pgTable('receipts', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** Rising and never given twice; a try that failed may leave one out. */
  number: integer('number').generatedAlwaysAsIdentity().notNull().unique(),
  /** By the line's id. */
  parts: jsonb('parts').$type<Readonly<Record<string, readonly SoldPart[]>>>().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Portions of a line, and what was the matter. */
export interface ReportedPortions {
  readonly line_id: string
  readonly quantity: number
  readonly problem: 'missing' | 'wrong'
}

/** What a customer said was missing or wrong: one report for an order, and the table sees to it (X28). */
export const orderReports = pgTable(
  'order_reports',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    items: jsonb('items').$type<readonly ReportedPortions[]>().notNull(),
    /** What was paid for it, in minor units. */
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['given-back', 'waiting', 'declined'] }).notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When it was decided, by rule or by a person; null while it waits. */
    decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'date' }),
    /** So little, and so seldom for one person, that it needs no second look (0156). */
    isByRule: boolean('is_by_rule').notNull().default(false),
  },
  (table) => [index('order_reports_by_time').on(table.reportedAt)],
)

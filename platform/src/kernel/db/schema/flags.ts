import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { FlagRule, FlagValue } from '../../../../data/flags'

export const flags = pgTable('flags', {
  key: text('key').primaryKey(),
  description: text('description').notNull(),
  /** One that is off gives everybody `offVariant`. */
  isOn: boolean('is_on').notNull(),
  variants: jsonb('variants').$type<Readonly<Record<string, FlagValue>>>().notNull(),
  offVariant: text('off_variant').notNull(),
  defaultVariant: text('default_variant').notNull(),
  /** The first that fits counts. */
  rules: jsonb('rules').$type<readonly FlagRule[]>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
})

import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export type FlagValue = boolean | string | number

/** Who gets another variant than the usual one. */
export interface FlagRule {
  /** Null: in both markets. */
  readonly market: 'UK' | 'IE' | null
  /** How many of a hundred visitors, always the same ones. */
  readonly percent: number
  readonly variant: string
}

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

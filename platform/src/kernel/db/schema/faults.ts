import { doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What is broken on purpose. Kept here, so that every process breaks the same call, and as often as it was told and no oftener. */
export const faults = pgTable(
  'faults',
  {
    id: text('id').primaryKey(),
    /** Beginning of the paths it befalls. */
    path: text('path').notNull(),
    /** Null befalls any method. */
    method: text('method'),
    kind: text('kind', { enum: ['slow', 'status', 'garbage', 'hang', 'drop'] }).notNull(),
    /** What a `status` fault answers. */
    status: integer('status'),
    delayMs: integer('delay_ms').notNull(),
    /** The wait is between `delayMs` and this; null when it is always the same. */
    delayUpToMs: integer('delay_up_to_ms'),
    /** Of how many calls it spoils one: 1 is every one, 0.5 every other, by chance. */
    share: doublePrecision('share').notNull(),
    /** How many calls it still spoils; null until it is cleared. */
    times: integer('times'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('faults_by_age').on(table.createdAt)],
)

import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row: how far the platform's time is from real time. Kept here so that every process tells the same time. */
export const platformClock = pgTable('platform_clock', {
  id: integer('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  /** `environment` offsets end with the process that brought them; `console` ones stay until reset. */
  setBy: text('set_by', { enum: ['environment', 'console'] }).notNull(),
})

/** Which edition of the seed data the tables hold. */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  contentHash: text('content_hash').notNull(),
  seededAt: timestamp('seeded_at', { withTimezone: true, mode: 'date' }).notNull(),
})

export const guests = pgTable('guests', {
  id: text('id').primaryKey(),
  market: text('market', { enum: ['UK', 'IE'] }).notNull(),
  firstSeenAt: timestamp('first_seen_at', { withTimezone: true, mode: 'date' }).notNull(),
})

import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Letters as they are sent, whole, until their links are over: whoever delivers them takes them from here. */
export const letters = pgTable(
  'letters',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['new-password', 'confirm-email'] }).notNull(),
    market: text('market', { enum: ['UK', 'IE'] }).notNull(),
    toEmail: text('to_email').notNull(),
    subject: text('subject').notNull(),
    /** Paragraphs, with an empty line between them. */
    text: text('text').notNull(),
    link: text('link').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('letters_by_time').on(table.sentAt)],
)

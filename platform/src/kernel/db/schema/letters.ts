import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Letters as they are sent, whole, until their links are over: whoever delivers them takes them from here. */
export const letters = pgTable(
  'letters',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', {
      enum: [
        'new-password',
        'confirm-email',
        'joined',
        'joined-before',
        'order-called-off',
        'refund',
        'order-placed',
        'order-update',
      ],
    }).notNull(),
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

/** Text messages as they are sent, whole, for as long as letters are: whoever delivers them takes them from here. */
export const texts = pgTable(
  'texts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    market: text('market', { enum: ['UK', 'IE'] }).notNull(),
    /** As networks write it. */
    toNumber: text('to_number').notNull(),
    text: text('text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('texts_by_time').on(table.sentAt)],
)

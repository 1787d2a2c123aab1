import type { InputOf } from '@galo/contracts/call'
import type { recordConsent } from '@galo/contracts/consent'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

type Said = InputOf<typeof recordConsent>['body']

/** What visitors said about optional cookies; about no person, unless they show their cookie. */
export const consents = pgTable('consents', {
  id: text('id').primaryKey(),
  market: text('market').notNull(),
  measure: boolean('measure').notNull(),
  record: boolean('record').notNull(),
  answer: text('answer').$type<Said['answer']>().notNull(),
  wordsVersion: integer('words_version').notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'date' }).notNull(),
})

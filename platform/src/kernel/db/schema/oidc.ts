import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What the identity provider remembers: sessions, grants, codes, refresh tokens, interactions. `payload` is the provider's own affair.
 * Its times are real ones, not the platform clock's.
 */
export const oidcModels = pgTable(
  'oidc_models',
  {
    /** The provider's name for the kind of thing, e.g. `Session`. */
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
    consumedAt: timestamp('consumed_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_models_by_grant').on(table.grantId),
    index('oidc_models_by_uid').on(table.uid),
    index('oidc_models_by_expiry').on(table.expiresAt),
    index('oidc_models_by_account').on(sql`(${table.payload} ->> 'accountId')`),
  ],
)

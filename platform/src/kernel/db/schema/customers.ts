import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CustomerAddress, CustomerJob } from '../../../../data/customers'

/** People who registered. Their `id` is the `customer_id` of their baskets and orders, as a guest's is of a guest's. */
export const customers = pgTable('customers', {
  id: text('id').primaryKey(),
  /** Lower case: one letter box, one account. */
  email: text('email').notNull().unique(),
  /** Since when they are known to read its letters; null while nobody has shown it. */
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true, mode: 'date' }),
  passwordHash: text('password_hash').notNull(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  mobileNumber: text('mobile_number'),
  loyaltyId: text('loyalty_id').unique(),
  market: text('market', { enum: ['UK', 'IE'] }).notNull(),
  addresses: jsonb('addresses').$type<readonly CustomerAddress[]>().notNull(),
  jobs: jsonb('jobs').$type<readonly CustomerJob[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Where a customer's saved cards live: one per provider. */
export const walletAccounts = pgTable(
  'wallet_accounts',
  {
    id: text('id').primaryKey(),
    /** Null once their account is gone: what the provider keeps goes next, and then this. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** What the provider calls them; null until it has been asked. */
    providerCustomerId: text('provider_customer_id'),
    /** The card they chose last among those they have; it is offered first. */
    usualCardId: text('usual_card_id'),
    provider: text('provider').notNull(),
    countryCode: text('country_code').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [uniqueIndex('one_wallet_account_per_provider').on(table.customerId, table.provider)],
)

/** Wrong guesses, by what they were counted against: an account or an address on the network, never in the clear. */
export const signInFailures = pgTable('sign_in_failures', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** When this count began; it is forgotten a while later. */
  since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull(),
})

/** What a letter's link is good for. One of each kind for a customer: a newer one ends the one before. */
export const accountLinks = pgTable(
  'account_links',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    purpose: text('purpose', { enum: ['new-password', 'confirm-email'] }).notNull(),
    /** Of what stands in the link: who reads the tables can not follow it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Origin of the site it was asked for at. */
    site: text('site').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.purpose] })],
)

/** What a customer likes: a restaurant by its id, a dish by its slug. It goes with their account. */
export const customerFavourites = pgTable(
  'customer_favourites',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['restaurant', 'item'] }).notNull(),
    ref: text('ref').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind, table.ref] })],
)

/** What a customer must not eat, kept because they said so at `agreedAt`: about their health. It goes when they want it kept no more, and with their account. */
export const customerFoodProfiles = pgTable('customer_food_profiles', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  avoid: jsonb('avoid').$type<readonly string[]>().notNull(),
  diets: jsonb('diets').$type<readonly string[]>().notNull(),
  hideTraces: boolean('hide_traces').notNull(),
  agreedAt: timestamp('agreed_at', { withTimezone: true, mode: 'date' }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
})

import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const localities = pgTable(
  'localities',
  {
    publicId: text('public_id').primaryKey(),
    type: text('type', { enum: ['address', 'postal_code'] }).notNull(),
    market: text('market', { enum: ['UK', 'IE'] }).notNull(),
    displayLabel: text('display_label').notNull(),
    streetNumber: text('street_number').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    postcode: text('postcode').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Lower case without spaces or punctuation: what a person's typing is matched against. */
    searchText: text('search_text').notNull(),
  },
  (table) => [index('localities_by_market').on(table.market, table.type)],
)

/**
 * Outward codes and Eircode routing keys with the middle of the place they cover, so any postcode inside a known one can be found.
 * W12 is Shepherd's Bush in the one country and Newbridge in the other.
 */
export const postcodeDistricts = pgTable(
  'postcode_districts',
  {
    district: text('district').notNull(),
    town: text('town').notNull(),
    market: text('market', { enum: ['UK', 'IE'] }).notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.district] })],
)

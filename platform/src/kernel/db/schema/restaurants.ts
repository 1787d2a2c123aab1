import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { RestaurantChannel, WeekHours } from '../../../../data/types'

/** `on` is the restaurant's own calendar day, `2026-11-18`; closing at or before opening means the next day. */
export interface ChosenHours {
  readonly on: string
  readonly opens: string
  readonly closes: string
}

export const restaurants = pgTable(
  'restaurants',
  {
    id: text('id').primaryKey(),
    market: text('market', { enum: ['UK', 'IE'] }).notNull(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    telephone: text('telephone').notNull(),
    streetAddress: text('street_address').notNull(),
    city: text('city').notNull(),
    postcode: text('postcode').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    facilities: jsonb('facilities').$type<readonly string[]>().notNull(),
    hours: jsonb('hours').$type<WeekHours>().notNull(),
    channels: jsonb('channels').$type<readonly RestaurantChannel[]>().notNull(),
    prepTimeMins: integer('prep_time_mins').notNull(),
    /** When alcohol may be sold here, by the day it begins on; null without a licence. */
    alcoholLicence: jsonb('alcohol_licence').$type<WeekHours>(),
    status: text('status', { enum: ['trading', 'closed-today'] }).notNull(),
    /** Hours the operator chose for one day, in place of the usual ones; null when there are none. */
    chosenHours: jsonb('chosen_hours').$type<ChosenHours>(),
    /** Orders per slot when this kitchen takes more or fewer than the others. */
    slotCapacity: integer('slot_capacity'),
    /** For how many days after today it takes orders to be collected; 0 for today's only (X04). */
    daysAhead: integer('days_ahead').notNull().default(0),
  },
  (table) => [index('restaurants_by_place').on(table.market, table.latitude, table.longitude)],
)

/** A kitchen that has said "not before". No row means no throttle. */
export const throttles = pgTable(
  'throttles',
  {
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    fulfilmentType: text('fulfilment_type', { enum: ['COLLECTION', 'DELIVERY'] }).notNull(),
    throttledUntil: timestamp('throttled_until', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.fulfilmentType] })],
)

import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CatalogueItem } from '../../../../data/menu/types'
import { restaurants } from './restaurants'

export const menuSections = pgTable('menu_sections', {
  id: text('id').primaryKey(),
  displayName: text('display_name').notNull(),
  introduction: text('introduction').notNull(),
  category: text('category').notNull(),
  position: integer('position').notNull(),
})

/** One chain, one menu: prices differ by market and by how it is eaten, not by restaurant. */
export const menuItems = pgTable('menu_items', {
  id: text('id').primaryKey(),
  plu: text('plu').notNull().unique(),
  slug: text('slug').notNull().unique(),
  sectionId: text('section_id')
    .notNull()
    .references(() => menuSections.id),
  position: integer('position').notNull(),
  details: jsonb('details').$type<CatalogueItem>().notNull(),
})

/** What one restaurant can not serve now: `hidden` is not on its menu at all, `unavailable` is sold out. */
export const itemAvailability = pgTable(
  'item_availability',
  {
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    itemId: text('item_id')
      .notNull()
      .references(() => menuItems.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['HIDDEN', 'UNAVAILABLE'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.itemId] })],
)

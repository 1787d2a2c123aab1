import { notInArray } from 'drizzle-orm'
import { menu, restaurants } from '../../../data'
import * as tables from '../../kernel/db/schema'
import { batches, seedStep } from '../../kernel/db/seed.step'
import { seededAvailability } from './availability.seed'

const content = () => ({
  restaurants: [...restaurants],
  sections: menu.sections.map((section, position) => ({ ...section, position })),
  items: menu.items.map((details, position) => ({
    id: details.id,
    plu: details.plu,
    slug: details.slug,
    sectionId: details.section,
    position,
    details,
  })),
  'sold out or hidden': seededAvailability(restaurants, menu.items),
})

/**
 * Restaurants, what they cook and what has run out. Together, because stock goes when its dish goes.
 * Restaurants that people have ordered from are never deleted, only brought up to date.
 */
export const catalogueStep = () =>
  seedStep({
    name: 'catalogue',
    content: content(),
    write: async (tx, rows) => {
      for (const row of rows.restaurants)
        await tx.insert(tables.restaurants).values(row).onConflictDoUpdate({ target: tables.restaurants.id, set: row })

      await tx.delete(tables.itemAvailability)
      await tx.delete(tables.menuItems)
      const sectionIds = rows.sections.map((section) => section.id)
      await tx.delete(tables.menuSections).where(notInArray(tables.menuSections.id, sectionIds))
      for (const row of rows.sections)
        await tx
          .insert(tables.menuSections)
          .values(row)
          .onConflictDoUpdate({ target: tables.menuSections.id, set: row })
      for (const batch of batches(rows.items)) await tx.insert(tables.menuItems).values(batch)
      for (const batch of batches(rows['sold out or hidden'])) await tx.insert(tables.itemAvailability).values(batch)
    },
  })

import { createHash } from 'node:crypto'
import { eq, notInArray } from 'drizzle-orm'
import { districts, localities, menu, restaurants } from '../../data'
import type { Db } from './database'
import * as tables from './schema'
import { searchTextOf } from './search-text'
import { seededAvailability } from './seed.availability'

const MARK = 'catalogue'
/** Rows per insert: PostgreSQL takes 65,535 parameters in one statement. */
const BATCH = 200

const catalogue = () => ({
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
  localities: localities.map((locality) => ({ ...locality, searchText: searchTextOf(locality.displayLabel) })),
  districts: [...districts],
  availability: seededAvailability(restaurants, menu.items),
})

const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH))

/** Restaurants and items that people have ordered from or chosen are never deleted, only brought up to date. */
const writeCatalogue = async (db: Db, rows: ReturnType<typeof catalogue>): Promise<void> => {
  for (const row of rows.restaurants)
    await db.insert(tables.restaurants).values(row).onConflictDoUpdate({ target: tables.restaurants.id, set: row })

  await db.delete(tables.itemAvailability)
  await db.delete(tables.menuItems)
  const sectionIds = rows.sections.map((section) => section.id)
  await db.delete(tables.menuSections).where(notInArray(tables.menuSections.id, sectionIds))
  for (const row of rows.sections)
    await db.insert(tables.menuSections).values(row).onConflictDoUpdate({ target: tables.menuSections.id, set: row })
  for (const batch of batches(rows.items)) await db.insert(tables.menuItems).values(batch)
  for (const batch of batches(rows.availability)) await db.insert(tables.itemAvailability).values(batch)

  await db.delete(tables.localities)
  for (const batch of batches(rows.localities)) await db.insert(tables.localities).values(batch)
  await db.delete(tables.postcodeDistricts)
  for (const batch of batches(rows.districts)) await db.insert(tables.postcodeDistricts).values(batch)
}

/**
 * Fills the catalogue (restaurants, menu, places, stock) when its content differs from what the tables hold; otherwise does nothing.
 * Baskets, payments and orders are never touched.
 */
export const seed = async (db: Db): Promise<void> => {
  const rows = catalogue()
  const contentHash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const [mark] = await db.select().from(tables.seedMarks).where(eq(tables.seedMarks.name, MARK))
  if (mark?.contentHash === contentHash) return

  await db.transaction(async (tx) => {
    await writeCatalogue(tx, rows)
    const entry = { name: MARK, contentHash, seededAt: new Date() }
    await tx.insert(tables.seedMarks).values(entry).onConflictDoUpdate({ target: tables.seedMarks.name, set: entry })
  })
}

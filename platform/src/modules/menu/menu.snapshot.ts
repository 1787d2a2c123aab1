import { inArray } from 'drizzle-orm'
import type { CatalogueChoice, CatalogueItem } from '../../../data/menu/types'
import type { Db } from '../../kernel/db/database'
import { menuItems } from '../../kernel/db/schema'
import { readMissing } from './menu.store'

/** The part of the menu that some lines touch as it stands at one moment, and what this restaurant has run out of. */
export interface MenuSnapshot {
  item(id: string): CatalogueItem | undefined
  /** Sold out or not on this restaurant's menu; a dish the menu no longer knows counts as well. */
  isMissing(itemId: string): boolean
  /** A choice runs out with the dish it is a portion of. */
  isChoiceMissing(choice: CatalogueChoice): boolean
}

/** A basket, or whatever else has dishes of one restaurant. */
interface DishesOf {
  readonly restaurantId: string
  readonly lines: readonly { readonly menuItemId: string }[]
}

const readItems = async (db: Db, ids: readonly string[]): Promise<CatalogueItem[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ details: menuItems.details })
    .from(menuItems)
    .where(inArray(menuItems.id, [...ids]))
  return rows.map((row) => row.details)
}

/** Reads it once for all that a call has to decide. Includes the dishes that the lines' choices are portions of: their cans and bottles carry a deposit too. */
export const readMenu = async (db: Db, { restaurantId, lines }: DishesOf): Promise<MenuSnapshot> => {
  const items = await readItems(db, [...new Set(lines.map((line) => line.menuItemId))])
  const portions = items
    .flatMap((item) => item.modifiers)
    .flatMap((modifier) => modifier.choices)
    .flatMap((choice) => choice.itemId ?? [])
  const known = new Map([...items, ...(await readItems(db, [...new Set(portions)]))].map((item) => [item.id, item]))
  const missing = await readMissing(db, restaurantId)
  return {
    item: (id) => known.get(id),
    isMissing: (id) => missing.has(id) || !known.has(id),
    isChoiceMissing: (choice) => choice.itemId !== undefined && missing.has(choice.itemId),
  }
}

import type { listMostOrdered } from '@galo/contracts/menu'
import type { WireAnswerOf } from '@galo/contracts/call'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { housePicks } from '../../../data/menu/house-picks'
import type { Db } from '../../kernel/db/database'
import { menuItems, orders, restaurants } from '../../kernel/db/schema'

const DAY_MS = 86_400_000
const DAYS = 30
const MOST = 8
/** Fewer lines than this are an evening, not a taste. */
const ENOUGH_LINES = 20

/** The dishes of the lines that were sold where `place` holds, the most first; empty where there were too few to tell. */
const soldMost = async (db: Db, place: SQL, since: Date): Promise<readonly string[]> => {
  const line = sql`jsonb_array_elements(${orders.basket} -> 'menu_items') as line`
  const id = sql<string>`line ->> 'menu_item_id'`
  const sold = sql`sum((line ->> 'quantity')::int) desc`
  const rows = await db
    .select({ id, lines: sql<number>`(sum(count(*)) over ())::int` })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.id, orders.restaurantId))
    .innerJoin(sql`lateral ${line}`, sql`true`)
    // What the menu no longer has can't be ordered.
    .innerJoin(menuItems, eq(menuItems.id, id))
    .where(and(eq(orders.state, 'confirmed'), gt(orders.createdAt, since), place))
    .groupBy(id)
    .orderBy(sold, id)
    .limit(MOST)
  return (rows[0]?.lines ?? 0) < ENOUGH_LINES ? [] : rows.map((row) => row.id)
}

type MostOrdered = WireAnswerOf<typeof listMostOrdered>['data']['mostOrdered']

/** What we would order, where nobody else says. */
export const HOUSE_TASTE: MostOrdered = { since: 'HOUSE', itemIds: housePicks }

/** What is ordered most at a restaurant; else in its country; else what we would order. */
export const mostOrderedAt = async (db: Db, restaurantId: string, now: Date): Promise<MostOrdered> => {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const here = await soldMost(db, eq(orders.restaurantId, restaurantId), since)
  if (here.length > 0) return { since: 'RESTAURANT', itemIds: here }
  const market = db.select({ market: restaurants.market }).from(restaurants).where(eq(restaurants.id, restaurantId))
  const around = await soldMost(db, eq(restaurants.market, market), since)
  return around.length > 0 ? { since: 'MARKET', itemIds: around } : HOUSE_TASTE
}

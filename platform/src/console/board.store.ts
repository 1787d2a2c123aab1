import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Db } from '../db/database'
import { orders, restaurants } from '../db/schema'

/** The board looks back one day and stays readable. */
const LOOKS_BACK_MS = 24 * 3_600_000
const MOST_ORDERS = 200

const since = (now: Date) => gte(orders.createdAt, new Date(now.getTime() - LOOKS_BACK_MS))

/** Orders with what the board must know of their restaurant, newest first; only those of `ids` when given. */
export const boardRows = (db: Db, now: Date, ids?: readonly string[]) =>
  db
    .select({
      order: orders,
      restaurant: {
        name: restaurants.name,
        market: restaurants.market,
        prepTimeMins: restaurants.prepTimeMins,
      },
    })
    .from(orders)
    .innerJoin(restaurants, eq(orders.restaurantId, restaurants.id))
    .where(and(since(now), ids === undefined ? undefined : inArray(orders.id, [...ids])))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS)

export type BoardRow = Awaited<ReturnType<typeof boardRows>>[number]

/** Just enough to see which orders have changed. */
export const boardBriefs = (db: Db, now: Date) =>
  db
    .select({ id: orders.id, state: orders.state, pickupTime: orders.pickupTime })
    .from(orders)
    .where(since(now))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS)

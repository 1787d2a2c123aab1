import { and, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Db } from '../kernel/db/database'
import { orders, restaurants } from '../kernel/db/schema'
import { deliveriesOf, refundsOf, type DeliveryRow } from '../modules/orders'

/** The board looks back one day, and as far ahead as there are orders for, and stays readable. */
const LOOKS_BACK_MS = 24 * 3_600_000
const MOST_ORDERS = 200
const MINUTE_MS = 60_000

const since = (now: Date) => {
  const dayAgo = new Date(now.getTime() - LOOKS_BACK_MS)
  return or(gte(orders.createdAt, dayAgo), gte(orders.pickupTime, dayAgo))
}

/** With every try at bringing it, and what has sold out of it since. */
const withTries = async <Row>(db: Db, rows: readonly Row[], idOf: (row: Row) => string) => {
  const ids = rows.map(idOf)
  const [all, given] = [await deliveriesOf(db, ids), await refundsOf(db, ids)]
  const soldOut = given.filter(({ reason }) => reason === 'sold-out')
  return rows.map((row) => ({
    ...row,
    tries: all.filter(({ orderId }) => orderId === idOf(row)),
    takenOut: soldOut.filter(({ orderId }) => orderId === idOf(row)).map(({ lines }) => ({ lines, fees: [] })),
  }))
}

/** Orders with what the board must know of their restaurant and every try at bringing them, newest first; only those of `ids` when given. */
export const boardRows = async (db: Db, now: Date, ids?: readonly string[]) => {
  const rows = await db
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
  return withTries(db, rows, ({ order }) => order.id)
}

export type BoardRow = Awaited<ReturnType<typeof boardRows>>[number]

/** Just enough to see which orders have changed. */
export const boardBriefs = async (db: Db, now: Date) => {
  const rows = await db
    .select({
      id: orders.id,
      state: orders.state,
      createdAt: orders.createdAt,
      pickupTime: orders.pickupTime,
      refundedAt: orders.refundedAt,
      market: restaurants.market,
      prepTimeMins: restaurants.prepTimeMins,
    })
    .from(orders)
    .innerJoin(restaurants, eq(orders.restaurantId, restaurants.id))
    .where(since(now))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS)
  return withTries(db, rows, ({ id }) => id)
}

/** The try that counts, as the board's rules want it. */
export const onTheBoard = ({ tries }: { readonly tries: readonly DeliveryRow[] }) => {
  const current = tries.at(-1)
  if (current === undefined) return null
  return { state: current.state, dueAt: new Date(current.createdAt.getTime() + current.maximumMins * MINUTE_MS) }
}

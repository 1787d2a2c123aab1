import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders, transactions } from '../../kernel/db/schema'
import { picturesOf } from '../menu'
import { stageTimes, type StageTime } from './order-progress.rules'
import { factsOf } from './orders.facts'
import type { OrderRow } from './orders.store'

/** The card an order was paid by, as far as anybody may see it. */
export interface PaidCard {
  /** As the provider writes it, all small; null where it did not say. */
  readonly brand: string | null
  readonly lastFour: string
}

/** What a customer is told of an order besides what it is. */
export interface OrderBeside {
  readonly card: PaidCard | null
  readonly stages: readonly StageTime[]
  /** The address of a dish's picture, without size and ending; none for one that left the menu. */
  readonly pictureOf: (menuItemId: string) => string | null
}

/** By the id of the order. One that cost nothing, or whose provider has not said, has none. */
export const cardsOf = async (db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, PaidCard>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.id, brand: transactions.cardBrand, lastFour: transactions.cardLastFour })
    .from(orders)
    .innerJoin(transactions, eq(transactions.reference, orders.paymentReference))
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.flatMap(({ id, brand, lastFour }) => (lastFour === null ? [] : [[id, { brand, lastFour }]])))
}

/** Reads it for all of them at once. */
export const besideOrders = async (db: Db, listed: readonly OrderRow[]): Promise<(order: OrderRow) => OrderBeside> => {
  const ids = listed.map(({ id }) => id)
  const dishes = listed.flatMap(({ basket }) => basket.menu_items.map(({ menu_item_id }) => menu_item_id))
  const [cards, facts, pictures] = [
    await cardsOf(db, ids),
    await factsOf(db, ids),
    await picturesOf(db, [...new Set(dishes)]),
  ]
  return ({ id, fulfilmentType }) => ({
    card: cards.get(id) ?? null,
    stages: stageTimes(
      fulfilmentType,
      facts.filter(({ orderId }) => orderId === id),
    ),
    pictureOf: (menuItemId) => pictures.get(menuItemId) ?? null,
  })
}

import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders, restaurants, transactions } from '../../kernel/db/schema'

/** Orders with everything they are found by. */
export const selectFindable = (db: Db) =>
  db
    .select({
      order: { id: orders.id, shortId: orders.shortId, customer: orders.customer, address: orders.address },
      createdAt: orders.createdAt,
      restaurant: { name: restaurants.name, city: restaurants.city },
      lastFour: transactions.cardLastFour,
    })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.id, orders.restaurantId))
    .leftJoin(transactions, eq(transactions.reference, orders.paymentReference))
    .$dynamic()

import { and, between, count, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../db/database'
import { orders } from '../db/schema'

const DAY_MS = 24 * 3_600_000
/** Orders the kitchen will not cook take no place. */
const GIVEN_UP = ['rejected', 'payment_declined', 'rejected_by_delivery_partner'] as const

/** Slots from now to this time tomorrow that have `capacity` orders or more. */
export const fullSlots = async (db: Db, restaurantId: string, now: Date, capacity: number): Promise<Date[]> => {
  const rows = await db
    .select({ pickupTime: orders.pickupTime, taken: count() })
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        between(orders.pickupTime, now, new Date(now.getTime() + DAY_MS)),
        notInArray(orders.state, [...GIVEN_UP]),
      ),
    )
    .groupBy(orders.pickupTime)
  return rows.flatMap(({ pickupTime, taken }) => (pickupTime !== null && taken >= capacity ? [pickupTime] : []))
}

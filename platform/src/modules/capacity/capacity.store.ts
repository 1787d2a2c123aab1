import { and, between, count, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders } from '../../kernel/db/schema'
import { FAILED_STATES } from '../../kernel/db/failed-states'

const DAY_MS = 24 * 3_600_000

/** How many orders the kitchen cooks for each slot from now to this time tomorrow; a slot without any is not named. */
export const takenBySlot = (db: Db, restaurantId: string, now: Date) =>
  db
    .select({ pickupTime: orders.pickupTime, taken: count() })
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        between(orders.pickupTime, now, new Date(now.getTime() + DAY_MS)),
        notInArray(orders.state, FAILED_STATES),
      ),
    )
    .groupBy(orders.pickupTime)

/** Slots from now to this time tomorrow that have `capacity` orders or more. */
export const fullSlots = async (db: Db, restaurantId: string, now: Date, capacity: number): Promise<Date[]> => {
  const rows = await takenBySlot(db, restaurantId, now)
  return rows.flatMap(({ pickupTime, taken }) => (pickupTime !== null && taken >= capacity ? [pickupTime] : []))
}

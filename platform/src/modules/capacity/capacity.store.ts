import { and, between, count, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders } from '../../kernel/db/schema'
import { FAILED_STATES } from '../../kernel/db/failed-states'

interface Stretch {
  readonly from: Date
  readonly until: Date
}

/** How many orders the kitchen cooks for each slot of a stretch of time; a slot without any is not named. */
export const takenBySlot = (db: Db, restaurantId: string, { from, until }: Stretch) =>
  db
    .select({ pickupTime: orders.pickupTime, taken: count() })
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        between(orders.pickupTime, from, until),
        notInArray(orders.state, FAILED_STATES),
      ),
    )
    .groupBy(orders.pickupTime)

/** Slots of a stretch of time that have `capacity` orders or more. */
export const fullSlots = async (db: Db, restaurantId: string, stretch: Stretch, capacity: number): Promise<Date[]> => {
  const rows = await takenBySlot(db, restaurantId, stretch)
  return rows.flatMap(({ pickupTime, taken }) => (pickupTime !== null && taken >= capacity ? [pickupTime] : []))
}

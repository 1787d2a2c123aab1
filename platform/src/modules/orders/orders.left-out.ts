import type { CallOffReason } from '@galo/domain'
import { and, asc, eq, gt, notInArray } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { FAILED_STATES } from '../../kernel/db/failed-states'
import { orders } from '../../kernel/db/schema'
import type { RestaurantRow } from '../restaurants'
import { isLeftOut } from './left-out.rules'
import { moveOrder } from './orders.move'
import type { OrderPlatform } from './orders.ports'
import type { OrderRow } from './orders.store'

/** The orders of a house that its hours leave out, the soonest first. */
export const leftOutOrders = async (db: Db, restaurant: RestaurantRow, now: Date): Promise<OrderRow[]> => {
  const toCome = and(
    eq(orders.restaurantId, restaurant.id),
    gt(orders.pickupTime, now),
    notInArray(orders.state, FAILED_STATES),
  )
  const rows = await db.select().from(orders).where(toCome).orderBy(asc(orders.pickupTime), asc(orders.id))
  return rows.filter((row) => isLeftOut(row, restaurant, now))
}

/** Calls off every order that the hours leave out: each is refunded, and its customer written to, in the same breath. Says how many. */
export const callOffLeftOut = async (
  platform: OrderPlatform,
  restaurant: RestaurantRow,
  because: CallOffReason,
): Promise<number> => {
  let calledOff = 0
  for (const { id } of await leftOutOrders(platform.db, restaurant, platform.clock.now())) {
    const { kind } = await moveOrder(platform, id, { kind: 'called-off', because })
    if (kind === 'moved') calledOff += 1
  }
  return calledOff
}

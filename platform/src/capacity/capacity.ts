import type { SeedFulfilment } from '../../data/types'
import type { Db } from '../db/database'
import { throttlesOf, type RestaurantRow } from '../restaurants/restaurants.store'
import { fullSlots } from './capacity.store'
import { openSlots } from './slots.rules'

/** When this kitchen takes nothing for before a time still to come: that time. */
export const throttledUntil = async (
  db: Db,
  restaurantId: string,
  fulfilmentType: SeedFulfilment,
  now: Date,
): Promise<Date | null> => {
  const rows = await throttlesOf(db, [restaurantId])
  const until = rows.find((row) => row.fulfilmentType === fulfilmentType)?.throttledUntil
  return until !== undefined && until > now ? until : null
}

/** The slots with room, by the same rule whether they are offered, checked or taken. A kitchen's own capacity counts before `capacity`. */
export const availableSlots = async (
  db: Db,
  row: RestaurantRow,
  fulfilmentType: SeedFulfilment,
  now: Date,
  capacity: number,
): Promise<readonly string[]> =>
  openSlots(row, fulfilmentType, {
    now,
    throttledUntil: await throttledUntil(db, row.id, fulfilmentType, now),
    full: await fullSlots(db, row.id, now, row.slotCapacity ?? capacity),
  })

import { DAY_MS, formatTime, MARKETS } from '@galo/domain'
import { openSlots, takenBySlot, throttledUntil } from '../modules/capacity'
import type { RestaurantRow } from '../modules/restaurants'
import type { Db } from '../kernel/db/database'

/** Today's slots still to come, with how many orders each has and takes. A full one is shown too, that is the point. */
export const slotsToday = async (db: Db, row: RestaurantRow, now: Date, usualCapacity: number) => {
  const capacity = row.slotCapacity ?? usualCapacity
  const until = await throttledUntil(db, row.id, 'COLLECTION', now)
  const taken = new Map(
    (await takenBySlot(db, row.id, { from: now, until: new Date(now.getTime() + DAY_MS) })).map(
      ({ pickupTime, taken }) => [pickupTime?.toISOString(), taken],
    ),
  )
  return openSlots(row, 'COLLECTION', { now, throttledUntil: until, full: [] }).map((time) => ({
    time,
    label: formatTime(time, MARKETS[row.market].timeZone),
    taken: taken.get(time) ?? 0,
    capacity,
  }))
}

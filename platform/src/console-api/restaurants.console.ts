import type { Channel } from '@galo/console/calls'
import { localDateOf, MARKETS } from '@galo/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PlatformConfig } from '../kernel/config'
import type { Db } from '../kernel/db/database'
import { restaurants, throttles } from '../kernel/db/schema'
import { hoursOn } from '../modules/restaurants'

const todayOf = (market: 'UK' | 'IE', now: Date): string => localDateOf(now.toISOString(), MARKETS[market].timeZone)

/** Every restaurant with what an operator can change about its day. */
export const tradingToday = async (db: Db, now: Date, { slotCapacity: usualCapacity }: PlatformConfig) => {
  const rows = await db.select().from(restaurants).orderBy(asc(restaurants.market), asc(restaurants.name))
  const all = await db.select().from(throttles)
  return rows.map((row) => {
    const { id, name, city, market, slug, prepTimeMins, slotCapacity, chosenHours } = row
    const today = todayOf(market, now)
    const hours = hoursOn({ ...row, status: 'trading' }, today)
    const untilOf = (channel: Channel): string | null => {
      const until = all.find((each) => each.restaurantId === id && each.fulfilmentType === channel)?.throttledUntil
      return until !== undefined && until > now ? until.toISOString() : null
    }
    return {
      id,
      name,
      city,
      market,
      slug,
      isClosed: row.status === 'closed-today',
      pausedUntil: untilOf('COLLECTION'),
      throttledUntil: { COLLECTION: untilOf('COLLECTION'), DELIVERY: untilOf('DELIVERY') },
      hours: hours === null ? null : { opens: hours.opens, closes: hours.closes },
      hasChosenHours: chosenHours?.on === today,
      prepTimeMins,
      slotCapacity: slotCapacity ?? usualCapacity,
      hasOwnCapacity: slotCapacity !== null,
    }
  })
}

/** No time is offered or taken on these channels before this instant; null takes the pause back. */
export const throttleUntil = (
  db: Db,
  restaurantId: string,
  channels: readonly Channel[],
  until: Date | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const these = and(eq(throttles.restaurantId, restaurantId), inArray(throttles.fulfilmentType, [...channels]))
    if (until === null) {
      await tx.delete(throttles).where(these)
      return
    }
    for (const fulfilmentType of channels)
      await tx
        .insert(throttles)
        .values({ restaurantId, fulfilmentType, throttledUntil: until })
        .onConflictDoUpdate({
          target: [throttles.restaurantId, throttles.fulfilmentType],
          set: { throttledUntil: until },
        })
  })

export const setClosed = async (db: Db, restaurantId: string, isClosed: boolean): Promise<void> => {
  await db
    .update(restaurants)
    .set({ status: isClosed ? 'closed-today' : 'trading' })
    .where(eq(restaurants.id, restaurantId))
}

/** Null brings the usual hours back. */
export const chooseHours = async (
  db: Db,
  restaurant: { readonly id: string; readonly market: 'UK' | 'IE' },
  hours: { readonly opens: string; readonly closes: string } | null,
  now: Date,
): Promise<void> => {
  const chosenHours = hours === null ? null : { on: todayOf(restaurant.market, now), ...hours }
  await db.update(restaurants).set({ chosenHours }).where(eq(restaurants.id, restaurant.id))
}

/** How long a dish takes and how many orders go into a slot; a capacity of null is what every other kitchen takes. */
export const setKitchen = async (
  db: Db,
  restaurantId: string,
  change: { readonly prepTimeMins?: number; readonly slotCapacity?: number | null },
): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await db.update(restaurants).set(change).where(eq(restaurants.id, restaurantId))
}

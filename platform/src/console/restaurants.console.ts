import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database'
import { restaurants, throttles } from '../db/schema'

const CHANNELS = ['COLLECTION', 'DELIVERY'] as const

/** Every restaurant with the two things an operator can change about its day. */
export const tradingToday = async (db: Db, now: Date) => {
  const rows = await db
    .select({
      id: restaurants.id,
      name: restaurants.name,
      city: restaurants.city,
      market: restaurants.market,
      status: restaurants.status,
      pausedUntil: throttles.throttledUntil,
    })
    .from(restaurants)
    .leftJoin(throttles, and(eq(throttles.restaurantId, restaurants.id), eq(throttles.fulfilmentType, 'COLLECTION')))
    .orderBy(asc(restaurants.market), asc(restaurants.name))
  return rows.map(({ status, pausedUntil, ...row }) => ({
    ...row,
    isClosed: status === 'closed-today',
    pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil.toISOString() : null,
  }))
}

export type TradingRestaurant = Awaited<ReturnType<typeof tradingToday>>[number]

/** No time is offered or taken before this instant; null takes the pause back. */
export const pauseUntil = (db: Db, restaurantId: string, until: Date | null): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .delete(throttles)
      .where(and(eq(throttles.restaurantId, restaurantId), inArray(throttles.fulfilmentType, [...CHANNELS])))
    if (until === null) return
    await tx
      .insert(throttles)
      .values(CHANNELS.map((fulfilmentType) => ({ restaurantId, fulfilmentType, throttledUntil: until })))
  })

export const setClosed = async (db: Db, restaurantId: string, isClosed: boolean): Promise<void> => {
  await db
    .update(restaurants)
    .set({ status: isClosed ? 'closed-today' : 'trading' })
    .where(eq(restaurants.id, restaurantId))
}

import { addDays, instantAt, localDateOf, MARKETS, type ChosenFulfilment } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { daysOffered, throttlesOf, type RestaurantRow } from '../restaurants'
import { fullSlots } from './capacity.store'
import { laterFrom, openDays, type DayOffered } from './days.rules'
import { openSlots, refusalOfSlot, type SlotFacts } from './slots.rules'
import { refusalNow, type NotTaking } from './taking.rules'

type Throttles = Awaited<ReturnType<typeof throttlesOf>>

/** When a kitchen takes nothing for before a time still to come: that time. */
export const throttleIn = (
  throttles: Throttles,
  restaurantId: string,
  fulfilmentType: ChosenFulfilment,
  now: Date,
): Date | null => {
  const until = throttles.find(
    (row) => row.restaurantId === restaurantId && row.fulfilmentType === fulfilmentType,
  )?.throttledUntil
  return until !== undefined && until > now ? until : null
}

export const throttledUntil = async (
  db: Db,
  restaurantId: string,
  fulfilmentType: ChosenFulfilment,
  now: Date,
): Promise<Date | null> => throttleIn(await throttlesOf(db, [restaurantId]), restaurantId, fulfilmentType, now)

/** The midnight that ends the last day there are orders for. */
const lastDayEnds = (row: RestaurantRow, fulfilmentType: ChosenFulfilment, now: Date): Date => {
  const days = daysOffered(row, fulfilmentType, now)
  const { timeZone } = MARKETS[row.market]
  return new Date(instantAt(addDays(localDateOf(now.getTime(), timeZone), days.length), '00:00', timeZone))
}

/** What the slots of a kitchen follow from at this moment. Its own capacity counts before `capacity`. */
const slotFacts = async (
  db: Db,
  row: RestaurantRow,
  fulfilmentType: ChosenFulfilment,
  now: Date,
  capacity: number,
): Promise<SlotFacts> => ({
  now,
  throttledUntil: await throttledUntil(db, row.id, fulfilmentType, now),
  full: await fullSlots(
    db,
    row.id,
    { from: now, until: lastDayEnds(row, fulfilmentType, now) },
    row.slotCapacity ?? capacity,
  ),
})

/** The slots of a day with room, and the first of the days after today, by the same rule whether they are offered, checked or taken. */
export const availableSlots = async (
  db: Db,
  row: RestaurantRow,
  fulfilmentType: ChosenFulfilment,
  now: Date,
  capacity: number,
  day: string,
): Promise<{ readonly slots: readonly string[]; readonly laterFrom: string | null }> => {
  const facts = await slotFacts(db, row, fulfilmentType, now, capacity)
  return { slots: openSlots(row, fulfilmentType, facts, day), laterFrom: laterFrom(row, fulfilmentType, facts) }
}

/** The days that can be ordered for, each with its first time or why it has none. */
export const availableDays = async (
  db: Db,
  row: RestaurantRow,
  fulfilmentType: ChosenFulfilment,
  now: Date,
  capacity: number,
): Promise<readonly DayOffered[]> =>
  openDays(row, fulfilmentType, await slotFacts(db, row, fulfilmentType, now, capacity))

/** Why an order of this kind is not taken at this moment, whatever would be in it; null when it is. */
export const whyNotTaking = async (
  db: Db,
  row: RestaurantRow,
  fulfilmentType: ChosenFulfilment,
  now: Date,
  capacity: number,
): Promise<NotTaking | null> => {
  const facts = await slotFacts(db, row, fulfilmentType, now, capacity)
  const slots = openSlots(row, fulfilmentType, facts)
  return refusalNow(row, fulfilmentType, now, slots, laterFrom(row, fulfilmentType, facts))
}

/** Why this time can not be had; null when it can. */
export const whyNotAvailable = async (
  db: Db,
  row: RestaurantRow,
  fulfilmentType: ChosenFulfilment,
  now: Date,
  capacity: number,
  slot: Date,
) => refusalOfSlot(row, fulfilmentType, await slotFacts(db, row, fulfilmentType, now, capacity), slot)

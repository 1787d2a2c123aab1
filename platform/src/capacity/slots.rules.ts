import { collectionSlots, formatTime, MARKETS } from '@galo/domain'
import type { SeedFulfilment } from '../../data/types'
import { closesNextDay, hoursAround } from '../restaurants/hours.rules'
import type { RestaurantRow } from '../restaurants/restaurants.store'

export interface SlotFacts {
  readonly now: Date
  readonly throttledUntil: Date | null
  /** Slots that have as many orders as the kitchen takes. */
  readonly full: readonly Date[]
}

const takesOrders = (row: RestaurantRow, fulfilmentType: SeedFulfilment): boolean => {
  const channel = row.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilmentType)
  return row.status === 'trading' && channel?.enabled === true && channel.online
}

/**
 * The slots of the restaurant's calendar day that an order may still be made for, as UTC instants, soonest first.
 * The day has up to two stretches: what is left of last night, by yesterday's hours, and today, by today's.
 */
export const openSlots = (row: RestaurantRow, fulfilmentType: SeedFulfilment, facts: SlotFacts): readonly string[] => {
  if (!takesOrders(row, fulfilmentType)) return []
  const { timeZone } = MARKETS[row.market]
  const { lastNight, today } = hoursAround(row.hours, facts.now, timeZone)
  const rules = {
    now: facts.now.toISOString(),
    timeZone,
    throttledUntil: facts.throttledUntil?.toISOString() ?? null,
    prepTimeMins: row.prepTimeMins,
    taken: facts.full.map((slot) => slot.toISOString()),
  }
  const small =
    lastNight !== null && closesNextDay(lastNight)
      ? collectionSlots({ ...rules, hours: lastNight }).filter((slot) => formatTime(slot, timeZone) < lastNight.closes)
      : []
  const main =
    today === null
      ? []
      : collectionSlots({ ...rules, hours: today }).filter((slot) => formatTime(slot, timeZone) >= today.opens)
  return [...small, ...main]
}

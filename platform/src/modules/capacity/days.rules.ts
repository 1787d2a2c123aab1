import type { ChosenFulfilment } from '@galo/domain'
import { daysOffered, hoursAround } from '../restaurants'
import { openSlots, takesOrders, type SlotFacts, type SlotRestaurant } from './slots.rules'

/** Why a day has no time. */
export type DayReason = 'NOT_TAKING' | 'CLOSED' | 'TOO_LATE' | 'FULLY_BOOKED'

/** One day as it can be ordered for: its first time with room, or why it has none. */
export interface DayOffered {
  readonly date: string
  readonly firstTime: string | null
  readonly reason: DayReason | null
}

const reasonOf = (row: SlotRestaurant, fulfilmentType: ChosenFulfilment, facts: SlotFacts, date: string): DayReason => {
  if (!takesOrders(row, fulfilmentType)) return 'NOT_TAKING'
  if (openSlots(row, fulfilmentType, { ...facts, throttledUntil: null, full: [] }, date).length > 0)
    return 'FULLY_BOOKED'
  return hoursAround(row, fulfilmentType, facts.now, date).today === null ? 'CLOSED' : 'TOO_LATE'
}

/** The days as they can be ordered for, today first. */
export const openDays = (
  row: SlotRestaurant,
  fulfilmentType: ChosenFulfilment,
  facts: SlotFacts,
): readonly DayOffered[] =>
  daysOffered(row, fulfilmentType, facts.now).map((date) => {
    const [firstTime] = openSlots(row, fulfilmentType, facts, date)
    return firstTime === undefined
      ? { date, firstTime: null, reason: reasonOf(row, fulfilmentType, facts, date) }
      : { date, firstTime, reason: null }
  })

/** The first time with room of the days after today there are orders for; null where there is none. */
export const laterFrom = (row: SlotRestaurant, fulfilmentType: ChosenFulfilment, facts: SlotFacts): string | null => {
  for (const day of daysOffered(row, fulfilmentType, facts.now).slice(1)) {
    const [first] = openSlots(row, fulfilmentType, facts, day)
    if (first !== undefined) return first
  }
  return null
}

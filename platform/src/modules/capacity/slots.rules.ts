import {
  collectionSlots,
  localDateOf,
  MARKETS,
  slotRefusal,
  type SlotRefusal,
  type SlotRules,
  type ChosenFulfilment,
} from '@galo/domain'
import { daysOffered, hoursAround, type HoursFacts, type RestaurantRow } from '../restaurants'

/** The parts of a restaurant its slots follow from. */
export type SlotRestaurant = HoursFacts & Pick<RestaurantRow, 'channels' | 'prepTimeMins' | 'daysAhead'>

export interface SlotFacts {
  readonly now: Date
  readonly throttledUntil: Date | null
  /** Slots that have as many orders as the kitchen takes. */
  readonly full: readonly Date[]
}

/** Whether the till does, whatever the hour. */
export const takesOrders = (row: Pick<RestaurantRow, 'channels'>, fulfilmentType: ChosenFulfilment): boolean => {
  const channel = row.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilmentType)
  return channel?.enabled === true && channel.online
}

/**
 * What the slots of a calendar day of the restaurant follow from. The day has up to two stretches: what is left of the night before,
 * by that day's hours, and the day, by its own.
 */
const slotRulesOf = (
  row: SlotRestaurant,
  fulfilmentType: ChosenFulfilment,
  facts: SlotFacts,
  day: string,
): SlotRules => {
  const { lastNight, today } = hoursAround(row, fulfilmentType, facts.now, day)
  return {
    day,
    hours: today,
    lastNight,
    now: facts.now.toISOString(),
    timeZone: MARKETS[row.market].timeZone,
    throttledUntil: facts.throttledUntil?.toISOString() ?? null,
    prepTimeMins: row.prepTimeMins,
    taken: facts.full.map((slot) => slot.toISOString()),
  }
}

const dateOf = (row: SlotRestaurant, at: Date): string => localDateOf(at.getTime(), MARKETS[row.market].timeZone)

/** The slots that an order may still be made for on a day, today unless another is meant, as UTC instants, soonest first; none while the till takes no orders. */
export const openSlots = (
  row: SlotRestaurant,
  fulfilmentType: ChosenFulfilment,
  facts: SlotFacts,
  day = dateOf(row, facts.now),
): readonly string[] =>
  takesOrders(row, fulfilmentType) && daysOffered(row, fulfilmentType, facts.now).includes(day)
    ? collectionSlots(slotRulesOf(row, fulfilmentType, facts, day))
    : []

/** Why an order can not be made for this time; null when it can. The same rule that makes the list. */
export const refusalOfSlot = (
  row: SlotRestaurant,
  fulfilmentType: ChosenFulfilment,
  facts: SlotFacts,
  slot: Date,
): SlotRefusal | 'not-taking' | null => {
  if (!takesOrders(row, fulfilmentType)) return 'not-taking'
  const day = dateOf(row, slot)
  if (!daysOffered(row, fulfilmentType, facts.now).includes(day)) return 'another-day'
  return slotRefusal(slot.toISOString(), slotRulesOf(row, fulfilmentType, facts, day))
}

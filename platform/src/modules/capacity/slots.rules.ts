import {
  collectionSlots,
  MARKETS,
  slotRefusal,
  type SlotRefusal,
  type SlotRules,
  type ChosenFulfilment,
} from '@galo/domain'
import { hoursAround, type HoursFacts, type RestaurantRow } from '../restaurants'

/** The parts of a restaurant its slots follow from. */
export type SlotRestaurant = HoursFacts & Pick<RestaurantRow, 'channels' | 'prepTimeMins'>

export interface SlotFacts {
  readonly now: Date
  readonly throttledUntil: Date | null
  /** Slots that have as many orders as the kitchen takes. */
  readonly full: readonly Date[]
}

const takesOrders = (row: SlotRestaurant, fulfilmentType: ChosenFulfilment): boolean => {
  const channel = row.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilmentType)
  return channel?.enabled === true && channel.online
}

/**
 * What the slots of the restaurant's calendar day follow from. The day has up to two stretches: what is left of last night,
 * by yesterday's hours, and today, by today's.
 */
const slotRulesOf = (row: SlotRestaurant, fulfilmentType: ChosenFulfilment, facts: SlotFacts): SlotRules => {
  const { lastNight, today } = hoursAround(row, fulfilmentType, facts.now)
  return {
    hours: today,
    lastNight,
    now: facts.now.toISOString(),
    timeZone: MARKETS[row.market].timeZone,
    throttledUntil: facts.throttledUntil?.toISOString() ?? null,
    prepTimeMins: row.prepTimeMins,
    taken: facts.full.map((slot) => slot.toISOString()),
  }
}

/** The slots that an order may still be made for today, as UTC instants, soonest first; none while the till takes no orders. */
export const openSlots = (
  row: SlotRestaurant,
  fulfilmentType: ChosenFulfilment,
  facts: SlotFacts,
): readonly string[] =>
  takesOrders(row, fulfilmentType) ? collectionSlots(slotRulesOf(row, fulfilmentType, facts)) : []

/** Why an order can not be made for this time; null when it can. The same rule that makes the list. */
export const refusalOfSlot = (
  row: SlotRestaurant,
  fulfilmentType: ChosenFulfilment,
  facts: SlotFacts,
  slot: Date,
): SlotRefusal | 'not-taking' | null =>
  takesOrders(row, fulfilmentType)
    ? slotRefusal(slot.toISOString(), slotRulesOf(row, fulfilmentType, facts))
    : 'not-taking'

import { addDays, FULFILMENTS, localDateOf, MARKETS, type ChosenFulfilment } from '@galo/domain'
import type { RestaurantRow } from './restaurants.store'

type DaysFacts = Pick<RestaurantRow, 'market' | 'daysAhead'>

/** The days this kitchen takes orders for, today first (X04). What is brought, or eaten there, is for now. */
export const daysOffered = (
  { market, daysAhead }: DaysFacts,
  fulfilmentType: ChosenFulfilment,
  now: Date,
): readonly string[] => {
  const today = localDateOf(now.getTime(), MARKETS[market].timeZone)
  const later = FULFILMENTS[fulfilmentType].isOrderedAhead ? daysAhead : 0
  return Array.from({ length: later + 1 }, (_, index) => addDays(today, index))
}

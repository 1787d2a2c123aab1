import {
  addDays,
  FULFILMENTS,
  isWithin,
  localDateOf,
  MARKETS,
  tradingWindow,
  tradingWindows,
  type ChosenFulfilment,
} from '@galo/domain'
import type { DayHours } from '../../../data/types'
import { daysOffered } from './days-offered'
import { weekdayOf } from './hours.rules'
import type { RestaurantRow } from './restaurants.store'

/** The parts of a restaurant its licence is read from. */
export type LicenceFacts = Pick<RestaurantRow, 'market' | 'alcoholLicence' | 'daysAhead'>

/** The hours of sale that begin on `localDate`; null on a day without, and without a licence. Closing early does not move them. */
const saleOn = ({ alcoholLicence }: LicenceFacts, localDate: string): DayHours | null =>
  alcoholLicence?.[weekdayOf(localDate)] ?? null

/** Whether this house may hand over alcohol at this moment. Inclusive at the first minute, exclusive at the last. */
export const isAlcoholSoldAt = (restaurant: LicenceFacts, now: Date): boolean => {
  const { timeZone } = MARKETS[restaurant.market]
  const today = localDateOf(now.getTime(), timeZone)
  const [hours, lastNight] = [saleOn(restaurant, today), saleOn(restaurant, addDays(today, -1))]
  return tradingWindows(hours, now.getTime(), timeZone, lastNight).some((window) => isWithin(window, now.getTime()))
}

/**
 * Whether alcohol may go into a basket now. What is ordered ahead is handed over later, so there must be an hour of sale left on the days there are
 * orders for; which one counts is said by its slot (decision 0150). Everything else is handed over, or on its way, within this hour.
 */
export const isAlcoholSoldFrom = (restaurant: LicenceFacts, fulfilment: ChosenFulfilment, now: Date): boolean => {
  if (!FULFILMENTS[fulfilment].isOrderedAhead) return isAlcoholSoldAt(restaurant, now)
  const { timeZone } = MARKETS[restaurant.market]
  const days = daysOffered(restaurant, fulfilment, now)
  return [addDays(days[0] ?? '', -1), ...days].some((day) => {
    const sale = tradingWindow(saleOn(restaurant, day), day, timeZone)
    return sale !== null && sale.closesAt > now.getTime()
  })
}

/** For whoever asked at the wrong time: when it is sold. `at` is when it would be handed over. */
export const alcoholWords = (restaurant: LicenceFacts, at: Date, now: Date): string => {
  if (restaurant.alcoholLicence === null) return 'this restaurant does not sell alcohol'
  const dateOf = (moment: Date) => localDateOf(moment.getTime(), MARKETS[restaurant.market].timeZone)
  const [hours, day] = [saleOn(restaurant, dateOf(at)), dateOf(at) === dateOf(now) ? 'today' : `on ${dateOf(at)}`]
  return hours === null
    ? `this restaurant sells no alcohol ${day}`
    : `this restaurant sells alcohol from ${hours.opens} to ${hours.closes} ${day}`
}

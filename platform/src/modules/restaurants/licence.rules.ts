import { addDays, isWithin, localDateOf, MARKETS, tradingWindows } from '@galo/domain'
import type { DayHours } from '../../../data/types'
import { weekdayOf } from './hours.rules'
import type { RestaurantRow } from './restaurants.store'

/** The parts of a restaurant its licence is read from. */
export type LicenceFacts = Pick<RestaurantRow, 'market' | 'alcoholLicence'>

/** The hours of sale that begin on `localDate`; null on a day without, and without a licence. Closing early does not move them. */
const saleOn = ({ alcoholLicence }: LicenceFacts, localDate: string): DayHours | null =>
  alcoholLicence?.[weekdayOf(localDate)] ?? null

/** Whether this house may sell alcohol at this moment. Inclusive at the first minute, exclusive at the last. */
export const isAlcoholSoldAt = (restaurant: LicenceFacts, now: Date): boolean => {
  const { timeZone } = MARKETS[restaurant.market]
  const today = localDateOf(now.getTime(), timeZone)
  const [hours, lastNight] = [saleOn(restaurant, today), saleOn(restaurant, addDays(today, -1))]
  return tradingWindows(hours, now.getTime(), timeZone, lastNight).some((window) => isWithin(window, now.getTime()))
}

/** For whoever asked at the wrong time: when it is sold. */
export const alcoholWords = (restaurant: LicenceFacts, now: Date): string => {
  if (restaurant.alcoholLicence === null) return 'this restaurant does not sell alcohol'
  const hours = saleOn(restaurant, localDateOf(now.getTime(), MARKETS[restaurant.market].timeZone))
  return hours === null
    ? 'this restaurant sells no alcohol today'
    : `this restaurant sells alcohol from ${hours.opens} to ${hours.closes} today`
}

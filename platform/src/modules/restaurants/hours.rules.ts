import {
  addDays,
  formatTime,
  HOUSE_OPENS,
  isWithin,
  localDateOf,
  MARKETS,
  tradingWindow,
  type ChosenFulfilment,
} from '@galo/domain'
import type { DayHours, Weekday } from '../../../data/types'
import { holidayHours } from './public-holidays'
import type { RestaurantRow } from './restaurants.store'

/** The parts of a restaurant its hours are read from. */
export type HoursFacts = Pick<RestaurantRow, 'market' | 'hours' | 'status'> &
  Partial<Pick<RestaurantRow, 'chosenHours'>>

const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const satisfies readonly Weekday[]

export const weekdayOf = (localDate: string): Weekday =>
  WEEKDAYS[new Date(`${localDate}T00:00:00Z`).getUTCDay()] ?? 'sunday'

/**
 * The hours that begin on `localDate` (`yyyy-MM-dd` on the restaurant's own calendar); null when it does not open.
 * What the operator chose for the day counts before a holiday, and a holiday before the weekday.
 * The only place where hours are read: whatever changes them for a day is added here, and search, slots and quotes follow.
 */
export const hoursOn = (restaurant: HoursFacts, localDate: string): DayHours | null => {
  if (restaurant.status === 'closed-today') return null
  if (restaurant.chosenHours?.on === localDate) return restaurant.chosenHours
  const holiday = holidayHours(restaurant.market, restaurant.hours, localDate)
  return holiday === undefined ? restaurant.hours[weekdayOf(localDate)] : holiday
}

/** Yesterday's hours, which may reach past midnight, and today's, by the calendar on the restaurant's wall. */
export const hoursAround = (restaurant: HoursFacts, now: Date) => {
  const date = localDateOf(now.toISOString(), MARKETS[restaurant.market].timeZone)
  return { lastNight: hoursOn(restaurant, addDays(date, -1)), today: hoursOn(restaurant, date) }
}

/** By instants, not by the wall: in the night of a clock change the wall shows an hour twice, or never. */
const isNight = (restaurant: HoursFacts, now: Date): boolean => {
  const { timeZone } = MARKETS[restaurant.market]
  const date = localDateOf(now.toISOString(), timeZone)
  const window = tradingWindow(hoursAround(restaurant, now).lastNight, addDays(date, -1), timeZone)
  return window !== null && isWithin(window, now.getTime())
}

/**
 * The hours that count at this moment. Just after midnight those are still yesterday's, as long as yesterday has not closed;
 * otherwise today's, whether they have begun or not. Null on a day off.
 */
export const hoursInForce = (restaurant: HoursFacts, now: Date): DayHours | null => {
  const { lastNight, today } = hoursAround(restaurant, now)
  return isNight(restaurant, now) ? lastNight : today
}

/** Inclusive at opening, exclusive at closing. */
export const isOpenAt = (restaurant: HoursFacts, now: Date): boolean => {
  const { timeZone } = MARKETS[restaurant.market]
  const window = tradingWindow(hoursAround(restaurant, now).today, localDateOf(now.toISOString(), timeZone), timeZone)
  return isNight(restaurant, now) || (window !== null && isWithin(window, now.getTime()))
}

/** Riders set out from half past eleven (D19), also where the doors open earlier; a night goes on until it ends. */
export const haveDeliveriesBegun = (restaurant: HoursFacts, now: Date): boolean =>
  isNight(restaurant, now) || formatTime(now.toISOString(), MARKETS[restaurant.market].timeZone) >= HOUSE_OPENS

/** Whether an order of this kind is within hours now. */
export const isWithinHours = (restaurant: HoursFacts, fulfilment: ChosenFulfilment, now: Date): boolean =>
  isOpenAt(restaurant, now) && (fulfilment !== 'DELIVERY' || haveDeliveriesBegun(restaurant, now))

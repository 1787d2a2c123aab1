import {
  addDays,
  HOUSE_OPENS,
  isWithin,
  localDateOf,
  MARKETS,
  tradingWindow,
  tradingWindows,
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

/** Riders set out from half past eleven (D19), also where the doors open earlier. Hours over midnight keep their end. */
const riderHours = (doors: DayHours | null): DayHours | null => {
  if (doors === null || doors.opens >= HOUSE_OPENS) return doors
  const endsBefore = doors.closes > doors.opens && doors.closes <= HOUSE_OPENS
  return endsBefore ? null : { opens: HOUSE_OPENS, closes: doors.closes }
}

/**
 * The hours of one way of having the food that begin on `localDate`; null when it is not to be had that day. What the wire says of a way,
 * whether it is open, its slots and why it is refused are all read from here.
 */
export const hoursOf = (restaurant: HoursFacts, fulfilment: ChosenFulfilment, localDate: string): DayHours | null => {
  const doors = hoursOn(restaurant, localDate)
  return fulfilment === 'DELIVERY' ? riderHours(doors) : doors
}

/** The doors open for whoever fetches their food; deliveries alone have hours of their own. */
const DOORS = 'COLLECTION'

const dateAt = ({ market }: HoursFacts, now: Date): string => localDateOf(now.getTime(), MARKETS[market].timeZone)

/** A house that had to shut is shut for today: from tomorrow on it is expected as usual. */
const expectedOn = (restaurant: HoursFacts, localDate: string, today: string): HoursFacts =>
  localDate > today ? { ...restaurant, status: 'trading' } : restaurant

/** The hours of a day, today unless another is meant, and those of the day before, which may reach past midnight, by the calendar on the restaurant's wall. */
export const hoursAround = (
  restaurant: HoursFacts,
  fulfilment: ChosenFulfilment,
  now: Date,
  day = dateAt(restaurant, now),
) => {
  const hoursOfDay = (date: string) => hoursOf(expectedOn(restaurant, date, dateAt(restaurant, now)), fulfilment, date)
  return { lastNight: hoursOfDay(addDays(day, -1)), today: hoursOfDay(day) }
}

/** By instants, not by the wall: in the night of a clock change the wall shows an hour twice, or never. */
const tradingOn = (restaurant: HoursFacts, fulfilment: ChosenFulfilment, localDate: string) =>
  tradingWindow(hoursOf(restaurant, fulfilment, localDate), localDate, MARKETS[restaurant.market].timeZone)

const isTradeOf = (restaurant: HoursFacts, fulfilment: ChosenFulfilment, localDate: string, now: Date): boolean => {
  const window = tradingOn(restaurant, fulfilment, localDate)
  return window !== null && isWithin(window, now.getTime())
}

/**
 * The hours that count at this moment. Just after midnight those are still yesterday's, as long as yesterday has not closed;
 * otherwise today's, whether they have begun or not. Null on a day off.
 */
export const hoursInForce = (restaurant: HoursFacts, fulfilment: ChosenFulfilment, now: Date): DayHours | null => {
  const { lastNight, today } = hoursAround(restaurant, fulfilment, now)
  return isTradeOf(restaurant, fulfilment, addDays(dateAt(restaurant, now), -1), now) ? lastNight : today
}

/** Whether the doors are expected to be open at a later moment, by what is known of its day now. */
export const isExpectedOpenAt = (restaurant: HoursFacts, at: Date, now: Date): boolean => {
  const { timeZone } = MARKETS[restaurant.market]
  const { today, lastNight } = hoursAround(restaurant, DOORS, now, localDateOf(at.getTime(), timeZone))
  return tradingWindows(today, at.getTime(), timeZone, lastNight).some((window) => isWithin(window, at.getTime()))
}

/** Whether an order of this kind is within hours now. Inclusive at opening, exclusive at closing. */
export const isWithinHours = (restaurant: HoursFacts, fulfilment: ChosenFulfilment, now: Date): boolean => {
  const date = dateAt(restaurant, now)
  return [addDays(date, -1), date].some((day) => isTradeOf(restaurant, fulfilment, day, now))
}

/** Whether the doors are. */
export const isOpenAt = (restaurant: HoursFacts, now: Date): boolean => isWithinHours(restaurant, DOORS, now)

const WEEK = 7

/** The first instant after `now` at which this way begins, within a week; null when it does not. */
export const nextOpens = (restaurant: HoursFacts, fulfilment: ChosenFulfilment, now: Date): Date | null => {
  const today = dateAt(restaurant, now)
  const trading = Array.from({ length: WEEK + 2 }, (_, index) => {
    const date = addDays(today, index - 1)
    return tradingOn(expectedOn(restaurant, date, today), fulfilment, date)
  }).filter((window) => window !== null)
  // A night that lasts until the doors open again has not been shut in between.
  const goesOn = (opensAt: number) => trading.some((window) => window.opensAt < opensAt && window.closesAt >= opensAt)
  const next = trading.find(({ opensAt }) => opensAt > now.getTime() && !goesOn(opensAt))
  return next === undefined ? null : new Date(next.opensAt)
}

/** The doors' hours of so many days, the first of them today. */
export const hoursAhead = (
  restaurant: HoursFacts,
  now: Date,
  days: number,
): readonly { readonly on: string; readonly hours: DayHours | null }[] => {
  const today = dateAt(restaurant, now)
  return Array.from({ length: days }, (_, index) => {
    const on = addDays(today, index)
    return { on, hours: hoursOn(expectedOn(restaurant, on, today), on) }
  })
}

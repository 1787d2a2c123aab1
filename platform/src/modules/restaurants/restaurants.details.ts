import { FULFILMENTS } from '@galo/domain'
import type { DayHours, Weekday } from '../../../data/types'
import { hoursAhead } from './hours.rules'
import type { RestaurantRow } from './restaurants.store'
import { restaurantEstimate, restaurantSummary } from './restaurants.wire'
import { sorted, within } from './search.rules'

const MOST_NEARBY = 4
/** Six weeks: by the end of November Christmas and New Year are among them, which is when they are asked about. */
const DAYS_AHEAD = 42

/** As far as anybody goes for their food. */
export const NEARBY_METRES = FULFILMENTS.COLLECTION.searchRadiusMetres

const WEEK = [
  ['MONDAY', 'monday'],
  ['TUESDAY', 'tuesday'],
  ['WEDNESDAY', 'wednesday'],
  ['THURSDAY', 'thursday'],
  ['FRIDAY', 'friday'],
  ['SATURDAY', 'saturday'],
  ['SUNDAY', 'sunday'],
] as const satisfies readonly (readonly [string, Weekday])[]

/** Without the day that hours may have been chosen for. */
const onDoor = (hours: DayHours | null): DayHours | null => hours && { opens: hours.opens, closes: hours.closes }

/** The others of its own country: nobody is sent over a border. */
const nearbyOf = (row: RestaurantRow, around: readonly RestaurantRow[], now: Date) => {
  const others = around.filter(({ id, market }) => id !== row.id && market === row.market)
  return sorted(within(others, row, NEARBY_METRES, 'COLLECTION'), 'DISTANCE', 'COLLECTION', now)
    .slice(0, MOST_NEARBY)
    .map((other) => ({ ...restaurantSummary(other.row), distanceMetres: other.distanceM }))
}

/** What a restaurant's own page tells (A14): what it offers at this moment, its hours for the days to come, and who is `around` it. */
export const restaurantDetails = (row: RestaurantRow, around: readonly RestaurantRow[], now: Date) => ({
  ...restaurantEstimate(row, now),
  week: WEEK.map(([day, name]) => ({ day, openingHours: row.hours[name] })),
  days: hoursAhead(row, now, DAYS_AHEAD).map(({ on, hours }) => ({ on, openingHours: onDoor(hours) })),
  nearby: nearbyOf(row, around, now),
})

import { distanceMiles, FULFILMENTS, milesToMetres, type LatLng, type ChosenFulfilment } from '@galo/domain'
import { isWithinHours } from './hours.rules'
import type { RestaurantRow } from './restaurants.store'

export const SORTS = ['DISTANCE', 'ONLINE_FIRST', 'MINIMUM_TIME'] as const
type Sort = (typeof SORTS)[number]

interface FoundRestaurant {
  readonly row: RestaurantRow
  /** As the crow flies. */
  readonly miles: number
  /** The same in metres, as rounds and searches are measured. */
  readonly distanceM: number
}

type Channels = Pick<RestaurantRow, 'channels'>

/** Begun metres count whole, so that a search, a card and the quote agree about whoever lives at the edge of a round. */
const wholeMetres = (miles: number): number => Math.ceil(milesToMetres(miles))

export const metresBetween = (from: LatLng, to: LatLng): number => wholeMetres(distanceMiles(from, to))

/** How far the riders of this house go, in metres; null where nothing is ever brought. */
export const catchmentOf = ({ channels }: Channels): number | null => {
  const delivery = channels.find(({ fulfilmentMethod }) => fulfilmentMethod === 'DELIVERY')
  return delivery === undefined ? null : (delivery.radiusM ?? FULFILMENTS.DELIVERY.searchRadiusMetres)
}

/** Whether nothing is brought this far, in whole metres. */
export const isOutsideCatchment = (row: Channels, distanceM: number): boolean => distanceM > (catchmentOf(row) ?? 0)

const channelOf = ({ row }: FoundRestaurant, fulfilment: ChosenFulfilment) =>
  row.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilment)

/** Whether its till answers, and riders would come this far. */
const isOnline = (found: FoundRestaurant, fulfilment: ChosenFulfilment): boolean => {
  const channel = channelOf(found, fulfilment)
  const isTooFar = fulfilment === 'DELIVERY' && isOutsideCatchment(found.row, found.distanceM)
  return channel?.enabled === true && channel.online && !isTooFar
}

const byName = (one: FoundRestaurant, other: FoundRestaurant): number => (one.row.name < other.row.name ? -1 : 1)

/** The restaurants of `rows` within `radiusM` that list this way of ordering. */
export const within = (
  rows: readonly RestaurantRow[],
  place: LatLng,
  radiusM: number,
  fulfilment: ChosenFulfilment,
): readonly FoundRestaurant[] =>
  rows
    .filter((row) => row.channels.some(({ fulfilmentMethod }) => fulfilmentMethod === fulfilment))
    .map((row) => {
      const miles = distanceMiles(place, row)
      return { row, miles, distanceM: wholeMetres(miles) }
    })
    .filter(({ distanceM }) => distanceM <= radiusM)

/** D08: what a search is sorted by when it does not say. */
export const usualSort = (fulfilment: ChosenFulfilment): Sort =>
  fulfilment === 'DELIVERY' ? 'MINIMUM_TIME' : 'ONLINE_FIRST'

/**
 * D08. `ONLINE_FIRST`: those whose till answers, each group nearest first. `MINIMUM_TIME`: those that can be ordered from now, each group
 * by the shortest wait. Distance and then names settle what is left, so two searches never differ.
 */
export const sorted = (
  found: readonly FoundRestaurant[],
  sort: Sort,
  fulfilment: ChosenFulfilment,
  now: Date,
): readonly FoundRestaurant[] => {
  const wait = (one: FoundRestaurant): number => channelOf(one, fulfilment)?.minimumMins ?? Infinity
  const keysOf: Record<Sort, (one: FoundRestaurant) => readonly number[]> = {
    DISTANCE: () => [],
    ONLINE_FIRST: (one) => [isOnline(one, fulfilment) ? 0 : 1],
    MINIMUM_TIME: (one) => [isOnline(one, fulfilment) && isWithinHours(one.row, fulfilment, now) ? 0 : 1, wait(one)],
  }
  const ranked = found.map((one) => ({ one, keys: [...keysOf[sort](one), one.miles] }))
  return ranked
    .sort((left, right) => {
      const index = left.keys.findIndex((key, at) => key !== right.keys[at])
      return index === -1 ? byName(left.one, right.one) : (left.keys[index] ?? 0) - (right.keys[index] ?? 0)
    })
    .map(({ one }) => one)
}

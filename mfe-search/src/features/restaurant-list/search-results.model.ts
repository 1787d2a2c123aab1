import {
  FULFILMENTS,
  datedHours,
  distanceMiles,
  epochMs,
  facilitiesIn,
  type ChosenFulfilment,
  type LatLng,
  type Opening,
} from '@galo/domain'
import type { RestaurantEstimate } from '@galo/contracts/restaurants'
import { availabilityOf, isAvailable } from './availability.model'
import type { RestaurantResult } from './restaurant-result'

/** Restaurants on the list (D08). */
export const MAX_RESULTS = 15

/** What was searched for, from where, and when it was answered. */
export interface RestaurantSearch extends Omit<Opening, 'isOpen'> {
  readonly fulfilment: ChosenFulfilment
  readonly from: LatLng
}

/**
 * One restaurant as a result (D08); `null` when it has no channel for the wanted fulfilment, or no hours and no orders for another day (X04), and so
 * can't be ordered from.
 */
export const toResult = (estimate: RestaurantEstimate, wanted: RestaurantSearch): RestaurantResult | null => {
  const { fulfilment, from, now, timeZone } = wanted
  const method = estimate.fulfilmentMethods.find(({ name }) => name === fulfilment)
  const { openingHours: hours, nextOpens = null, daysAhead = 0 } = method ?? {}
  const channel = estimate.orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilment)
  if (!channel || (!hours && daysAhead === 0)) return null
  const { geo } = estimate
  const isOpen = channel.reasons.every(({ type }) => type !== 'OUTSIDE_OPENING_HOURS')
  const coordinates = { latitude: geo.latitude, longitude: geo.longitude }
  const window = channel.orderEstimate?.window
  return {
    id: estimate.identifier,
    slug: estimate.slug,
    name: estimate.name,
    telephone: estimate.telephone,
    streetAddress: geo.address.streetAddress,
    city: geo.address.locality,
    postcode: geo.address.postalCode,
    coordinates,
    distanceMiles: distanceMiles(from, coordinates),
    hours: hours ? datedHours(hours, { isOpen, now, timeZone }) : null,
    opensNext: nextOpens,
    facilities: facilitiesIn(estimate.amenityFeature.map(({ name }) => name)),
    channel: {
      enabled: channel.enabled,
      online: channel.online,
      reasons: channel.reasons.map(({ type }) => type),
      provider: channel.provider,
      minimumMins: window?.minimumMins ?? null,
      maximumMins: window?.maximumMins ?? null,
      catchmentMetres: channel.catchmentMetres ?? null,
    },
    throttledUntil: null,
    earliest: 'unasked',
  }
}

type Order = (a: RestaurantResult, b: RestaurantResult) => number

const firstOf =
  (...orders: readonly Order[]): Order =>
  (a, b) =>
    orders.reduce((decided, order) => (decided === 0 ? order(a, b) : decided), 0)

const yesFirst =
  (holds: (result: RestaurantResult) => boolean): Order =>
  (a, b) =>
    Number(holds(b)) - Number(holds(a))

const byDistance: Order = (a, b) => a.distanceMiles - b.distanceMiles
/** By code point, so the same in every locale. */
const byName: Order = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
const byMinimumTime: Order = (a, b) => (a.channel.minimumMins ?? Infinity) - (b.channel.minimumMins ?? Infinity) || 0

/** Whether its till takes orders of the wanted fulfilment. */
const takesOrders = ({ channel }: RestaurantResult): boolean => channel.enabled && channel.online

/** D08: by distance, those whose till answers first; or by how soon it comes, those that bring it here and now first. */
const orderFor = ({ fulfilment, now, timeZone }: RestaurantSearch): Order =>
  FULFILMENTS[fulfilment].isDelivery
    ? firstOf(
        yesFirst((result) => isAvailable(availabilityOf(result, fulfilment, epochMs(now), timeZone))),
        byMinimumTime,
        byDistance,
        byName,
      )
    : firstOf(yesFirst(takesOrders), byDistance, byName)

/** All that can be listed, in order, from the platform's answer; the first `MAX_RESULTS` of those that are asked for are shown. */
export const toResults = (
  estimates: readonly RestaurantEstimate[],
  wanted: RestaurantSearch,
): readonly RestaurantResult[] =>
  estimates
    .map((estimate) => toResult(estimate, wanted))
    .filter((result) => result !== null)
    .sort(orderFor(wanted))

/** The nearest that serves the wanted way at all, a till that is silent for now or not; undefined where none does. */
export const nearestOf = (results: readonly RestaurantResult[]): RestaurantResult | undefined =>
  results.filter(({ channel }) => channel.enabled).sort(byDistance)[0]

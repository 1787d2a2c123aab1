import {
  FULFILMENTS,
  datedHours,
  distanceMiles,
  type FulfilmentType,
  type LatLng,
  type Opening,
  type OpeningHours,
} from '@galo/domain'
import type { RestaurantEstimate } from '@galo/contracts/restaurants'

/** Restaurants on the list (D08). */
export const MAX_RESULTS = 15

/** One restaurant of the list (D06), as plain data: it travels from the server to the browser. */
export interface RestaurantResult {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly telephone: string
  readonly address: string
  readonly coordinates: LatLng
  readonly distanceMiles: number
  /** The hours for the wanted fulfilment and the day they are of, in the restaurant's own time zone. */
  readonly hours: OpeningHours
  readonly facilities: readonly string[]
  /** `enabled`: the restaurant offers the wanted fulfilment; `online`: its till is connected. */
  readonly enabled: boolean
  readonly online: boolean
  readonly reasons: readonly string[]
  readonly minimumMins: number | null
  /** Earliest collection as a UTC instant; `null` when there is none today, `'unasked'` past the first ten, which are all that are asked about. */
  readonly earliest: string | null | 'unasked'
  /** Its kitchen takes no order for now, of what was asked about. */
  readonly isThrottled: boolean
}

/** What was searched for, from where, and when it was answered. */
export interface RestaurantSearch extends Omit<Opening, 'isOpen'> {
  readonly fulfilment: FulfilmentType
  readonly from: LatLng
}

/** One restaurant as a result (D08); `null` when it has no hours or no channel for the wanted fulfilment, and so can't be ordered from. */
export const toResult = (estimate: RestaurantEstimate, wanted: RestaurantSearch): RestaurantResult | null => {
  const { fulfilment, from, now, timeZone } = wanted
  const hours = estimate.fulfilmentMethods.find(({ name }) => name === fulfilment)?.openingHours
  const channel = estimate.orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilment)
  if (!hours || !channel) return null
  const { geo } = estimate
  const isOpen = channel.reasons.every(({ type }) => type !== 'OUTSIDE_OPENING_HOURS')
  const coordinates = { latitude: geo.latitude, longitude: geo.longitude }
  return {
    id: estimate.identifier,
    slug: estimate.slug,
    name: estimate.name,
    telephone: estimate.telephone,
    address: [geo.address.streetAddress, geo.address.locality, geo.address.postalCode].filter(Boolean).join(', '),
    coordinates,
    distanceMiles: distanceMiles(from, coordinates),
    hours: datedHours(hours, { isOpen, now, timeZone }),
    facilities: estimate.amenityFeature.map(({ name }) => name),
    enabled: channel.enabled,
    online: channel.online,
    reasons: channel.reasons.map(({ type }) => type),
    minimumMins: channel.orderEstimate?.window?.minimumMins ?? null,
    earliest: 'unasked',
    isThrottled: false,
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
const byMinimumTime: Order = (a, b) => (a.minimumMins ?? Infinity) - (b.minimumMins ?? Infinity) || 0
/** Whether it takes orders of the wanted fulfilment now. */
export const takesOrders = (result: RestaurantResult): boolean => result.enabled && result.online

/** The same list for the time that nobody gets food this way: no till takes an order. */
export const withoutOrders = (results: readonly RestaurantResult[]): readonly RestaurantResult[] =>
  results.map((result) => ({ ...result, online: false }))

/** Those that take orders first, then by distance or by the minimum time (D08). */
const orderFor = (fulfilment: FulfilmentType): Order =>
  FULFILMENTS[fulfilment].listedBy === 'time'
    ? firstOf(yesFirst(takesOrders), byMinimumTime, byDistance, byName)
    : firstOf(yesFirst(takesOrders), byDistance, byName)

/** The list to show, from the platform's answer. */
export const toResults = (
  estimates: readonly RestaurantEstimate[],
  wanted: RestaurantSearch,
): readonly RestaurantResult[] =>
  estimates
    .map((estimate) => toResult(estimate, wanted))
    .filter((result) => result !== null)
    .sort(orderFor(wanted.fulfilment))
    .slice(0, MAX_RESULTS)

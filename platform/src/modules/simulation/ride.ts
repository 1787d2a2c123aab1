import type { DeliveryState, LatLng } from '@galo/domain'
import { seededRandom } from '../../../data/seeded-random'
import { positionAlong, routeBetween, type Route } from './route'

/** What must be known of a try to say when it moves and where its rider is. */
export interface Ride {
  readonly orderId: string
  readonly state: DeliveryState
  readonly since: Date
  readonly riders: number
  readonly fromLatitude: number
  readonly fromLongitude: number
  readonly toLatitude: number
  readonly toLongitude: number
  readonly minimumMins: number
  readonly maximumMins: number
}

/** About 25 km/h: a bicycle with a motor, red lights included. */
const METRES_PER_S = 7
/** From here on the rider is nearby; on a very short way, for its last third. */
const NEARBY_M = 300
/** Ringing, climbing stairs, saying the code. */
const AT_THE_DOOR_S = 60
const SHORTEST_COOKING_S = 5 * 60
/** How the time until the food leaves is spent, in shares. */
const SHARES = { seeking: 0.25, coming: 0.6, picking: 0.15 } as const
/** How far away a rider is when assigned. */
const COMES_FROM_DEGREES = 0.009

const restaurantOf = ({ fromLatitude, fromLongitude }: Ride): LatLng => ({
  latitude: fromLatitude,
  longitude: fromLongitude,
})
export const doorOf = ({ toLatitude, toLongitude }: Ride): LatLng => ({ latitude: toLatitude, longitude: toLongitude })

const routeToDoor = (ride: Ride): Route => routeBetween(restaurantOf(ride), doorOf(ride))

const nearbyFromM = ({ lengthM }: Route): number => lengthM - Math.min(NEARBY_M, lengthM / 3)

/** Where the rider is when assigned: somewhere around, and another place for the next one. */
const startOf = (ride: Ride): LatLng => {
  const random = seededRandom(`rider ${ride.riders} of ${ride.orderId}`)
  const angle = random() * 2 * Math.PI
  const away = COMES_FROM_DEGREES * (0.4 + 0.6 * random())
  const { latitude, longitude } = restaurantOf(ride)
  return {
    latitude: latitude + away * Math.sin(angle),
    longitude: longitude + (away * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
  }
}

/** Seconds a try stays in a state that goes on by itself; 0 for the others, which wait for somebody's word. */
export const secondsIn = (ride: Ride): number => {
  const route = routeToDoor(ride)
  const promisedS = ((ride.minimumMins + ride.maximumMins) / 2) * 60
  const cookingS = Math.max(SHORTEST_COOKING_S, promisedS - route.lengthM / METRES_PER_S - AT_THE_DOOR_S)
  switch (ride.state) {
    case 'ACCEPTED_BY_DELIVERY_PARTNER':
      return cookingS * SHARES.seeking
    case 'RIDER_ASSIGNED':
      return cookingS * SHARES.coming
    case 'RIDER_ARRIVED':
      return cookingS * SHARES.picking
    case 'RIDER_IN_TRANSIT':
      return nearbyFromM(route) / METRES_PER_S
    case 'RIDER_NEARBY':
      return (route.lengthM - nearbyFromM(route)) / METRES_PER_S + AT_THE_DOOR_S
    default:
      return 0
  }
}

const ridingSeconds = ({ since }: Ride, now: Date): number => Math.max(0, (now.getTime() - since.getTime()) / 1000)

/**
 * Where the rider is at this moment; null while there is none. Comes along streets to the restaurant, waits, and rides along streets
 * to the door. A step by hand is believed: who is said to be nearby is nearby.
 */
export const riderAt = (ride: Ride, now: Date): LatLng | null => {
  const goneM = ridingSeconds(ride, now) * METRES_PER_S
  switch (ride.state) {
    case 'RIDER_ASSIGNED': {
      const route = routeBetween(startOf(ride), restaurantOf(ride))
      const share = Math.min(1, ridingSeconds(ride, now) / secondsIn(ride))
      return positionAlong(route, route.lengthM * share)
    }
    case 'RIDER_ARRIVED':
      return restaurantOf(ride)
    case 'RIDER_IN_TRANSIT': {
      const route = routeToDoor(ride)
      return positionAlong(route, Math.min(goneM, nearbyFromM(route)))
    }
    case 'RIDER_NEARBY': {
      const route = routeToDoor(ride)
      return positionAlong(route, nearbyFromM(route) + goneM)
    }
    case 'DELIVERED':
    case 'UNDELIVERABLE':
      return doorOf(ride)
    default:
      return null
  }
}

const AHEAD = [
  'ACCEPTED_BY_DELIVERY_PARTNER',
  'RIDER_ASSIGNED',
  'RIDER_ARRIVED',
  'RIDER_IN_TRANSIT',
  'RIDER_NEARBY',
] as const

export interface Arrival {
  readonly lower: Date
  readonly upper: Date
}

const MINUTE_MS = 60_000
/** How far off the guess may be: a tenth of the time that is left, and never less than a minute. */
const margin = (leftMs: number): number => Math.max(MINUTE_MS, leftMs / 10)

/** When the food will be at the door, reckoned from where the rider is; at the end, when it was. Never in the past before it is there. */
export const arrivalOf = (ride: Ride, now: Date): Arrival => {
  const at = AHEAD.findIndex((state) => state === ride.state)
  if (at < 0) return { lower: ride.since, upper: ride.since }
  const leftS =
    AHEAD.slice(at).reduce((sum, state) => sum + secondsIn({ ...ride, state }), 0) - ridingSeconds(ride, now)
  const leftMs = Math.max(0, leftS * 1000)
  const lower = now.getTime() + Math.max(0, leftMs - margin(leftMs))
  return { lower: new Date(lower), upper: new Date(now.getTime() + leftMs + margin(leftMs)) }
}

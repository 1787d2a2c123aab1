import type { FulfilmentType } from '../menu/fulfilment'
import type { LatLng } from './lat-lng'

/** Row D09, in miles. */
const EARTH_DIAMETER = 7917.6
const KILOMETRES_PER_MILE = 1.609344

/** Row D09, Q37. What is not delivered has to be fetched, so it is looked for as far as collection is. */
export const SEARCH_RADIUS_METRES = {
  DELIVERY: 8_000,
  COLLECTION: 80_000,
  EAT_IN: 80_000,
  AT_TABLE: 80_000,
  NONE: 80_000,
} as const satisfies Record<FulfilmentType, number>

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const halfSineSquared = (angle: number): number => Math.sin(angle / 2) ** 2

/** As the crow flies (haversine). */
export const distanceMiles = (from: LatLng, to: LatLng): number => {
  const across = halfSineSquared(radians(to.latitude - from.latitude))
  const along = halfSineSquared(radians(to.longitude - from.longitude))
  const share = across + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along
  // Rounding may put the far side of the earth a hair beyond 1.
  return EARTH_DIAMETER * Math.asin(Math.sqrt(Math.min(1, share)))
}

export const milesToKilometres = (miles: number): number => miles * KILOMETRES_PER_MILE
export const milesToMetres = (miles: number): number => milesToKilometres(miles) * 1_000

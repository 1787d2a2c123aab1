import type { LatLng } from './lat-lng'

/** In miles, as every distance is worked out (D09). */
const EARTH_DIAMETER = 7917.6
const KILOMETRES_PER_MILE = 1.609344

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

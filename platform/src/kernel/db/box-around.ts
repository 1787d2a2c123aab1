import { distanceMiles, milesToMetres } from '@galo/domain'

export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** By the ruler that distances are measured with: by any other, a box misses who lives at the edge of a circle. */
const METRES_PER_DEGREE = milesToMetres(distanceMiles({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }))

/** For what is lost in rounding, in degrees: less than a millimetre. */
const A_HAIR = 1e-9

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** How many degrees of longitude a circle reaches to each side. It is widest nearer to the pole than its middle is; one that holds a pole reaches round the earth. */
const across = (latitude: number, up: number): number => {
  if (Math.abs(latitude) + up >= 90) return 360
  return (Math.asin(Math.sin(radians(up)) / Math.cos(radians(latitude))) * 180) / Math.PI
}

/** A box that holds every point within `radiusM` metres, which is no further than the date line. */
export const boxAround = (latitude: number, longitude: number, radiusM: number): Box => {
  const up = radiusM / METRES_PER_DEGREE + A_HAIR
  const aside = across(latitude, up) + A_HAIR
  return { south: latitude - up, north: latitude + up, west: longitude - aside, east: longitude + aside }
}

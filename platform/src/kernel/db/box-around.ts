export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

const METRES_PER_DEGREE = 111_320

/** A box that holds every point within `radiusM` metres. Good anywhere but at the poles. */
export const boxAround = (latitude: number, longitude: number, radiusM: number): Box => {
  const up = radiusM / METRES_PER_DEGREE
  const across = up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return { south: latitude - up, north: latitude + up, west: longitude - across, east: longitude + across }
}

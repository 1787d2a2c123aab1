import type { LatLng } from '../distance/lat-lng'

export interface Pixel {
  readonly x: number
  readonly y: number
}

/** Pixels of the whole world at zoom 0, as map providers count them. */
const WORLD_PX = 256
/** Mercator ends here: nearer to the poles the map would be endless. */
const MOST_LATITUDE = 85.051_129
const EARTH_AROUND_M = 40_075_017

/** From degrees to pixels of the world at `zoom`; y grows downwards. */
export const toWorld = ({ latitude, longitude }: LatLng, zoom: number): Pixel => {
  const scale = WORLD_PX * 2 ** zoom
  const sin = Math.sin((Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)) * Math.PI) / 180)
  return { x: (longitude / 360 + 0.5) * scale, y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale }
}

export const fromWorld = ({ x, y }: Pixel, zoom: number): LatLng => {
  const scale = WORLD_PX * 2 ** zoom
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale))) * 180) / Math.PI
  return { latitude, longitude: (x / scale - 0.5) * 360 }
}

/** So many metres on the ground are one pixel of a map at `zoom`. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (EARTH_AROUND_M * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom)

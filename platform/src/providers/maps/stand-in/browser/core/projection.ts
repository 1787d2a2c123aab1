/** Pixels of the whole world at zoom 0, as the provider counts them. */
export const WORLD_PX = 256

export interface Pixel {
  readonly x: number
  readonly y: number
}

/** Mercator ends here: nearer to the poles the map would be endless. */
const MOST_LATITUDE = 85.051_129

/** From degrees to pixels of the world at `zoom`; y grows downwards. */
export const toWorld = ({ lat, lng }: google.maps.LatLngLiteral, zoom = 0): Pixel => {
  const scale = WORLD_PX * 2 ** zoom
  const sin = Math.sin((Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * Math.PI) / 180)
  return { x: (lng / 360 + 0.5) * scale, y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale }
}

export const fromWorld = ({ x, y }: Pixel, zoom = 0): google.maps.LatLngLiteral => {
  const scale = WORLD_PX * 2 ** zoom
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale))) * 180) / Math.PI, lng: (x / scale - 0.5) * 360 }
}

/** The closest zoom, in whole steps, at which `bounds` fit into so many pixels. */
export const zoomToFit = (
  { south, north, west, east }: google.maps.LatLngBoundsLiteral,
  width: number,
  height: number,
): number => {
  const low = toWorld({ lat: south, lng: west })
  const high = toWorld({ lat: north, lng: east })
  const across = width / Math.max(1e-9, high.x - low.x)
  const down = height / Math.max(1e-9, low.y - high.y)
  return Math.floor(Math.log2(Math.max(1e-9, Math.min(across, down))) + 1e-9)
}

import { fromWorld, toWorld, type Pixel } from '../core/projection'

export const SHALLOWEST_ZOOM = 2
export const DEEPEST_ZOOM = 20

/** Where the map looks: the place in its middle, how close, and how large the window is in pixels. */
export interface Camera {
  readonly center: google.maps.LatLngLiteral
  readonly zoom: number
  readonly width: number
  readonly height: number
}

export const topLeftOf = ({ center, zoom, width, height }: Camera): Pixel => {
  const middle = toWorld(center, zoom)
  return { x: middle.x - width / 2, y: middle.y - height / 2 }
}

/** A place to a pixel of the window. */
export const toPixel = (camera: Camera, place: google.maps.LatLngLiteral): Pixel => {
  const corner = topLeftOf(camera)
  const at = toWorld(place, camera.zoom)
  return { x: at.x - corner.x, y: at.y - corner.y }
}

export const fromPixel = (camera: Camera, { x, y }: Pixel): google.maps.LatLngLiteral => {
  const corner = topLeftOf(camera)
  return fromWorld({ x: x + corner.x, y: y + corner.y }, camera.zoom)
}

export const boundsOf = (camera: Camera): google.maps.LatLngBoundsLiteral => {
  const northWest = fromPixel(camera, { x: 0, y: 0 })
  const southEast = fromPixel(camera, { x: camera.width, y: camera.height })
  return { north: northWest.lat, west: northWest.lng, south: southEast.lat, east: southEast.lng }
}

/** The same view moved by so many pixels. */
export const shifted = (camera: Camera, by: Pixel): Camera => ({
  ...camera,
  center: fromPixel(camera, { x: camera.width / 2 + by.x, y: camera.height / 2 + by.y }),
})

/** Closer or further, while what lies under `around` stays under it. */
export const zoomedAround = (camera: Camera, zoom: number, around: Pixel): Camera => {
  const held = fromPixel(camera, around)
  const zoomed = { ...camera, zoom }
  const now = toPixel(zoomed, held)
  return shifted(zoomed, { x: now.x - around.x, y: now.y - around.y })
}

/** Between two views: places go straight on the map, zooms in even steps. */
export const between = (from: Camera, to: Camera, share: number): Camera => {
  const zoom = from.zoom + (to.zoom - from.zoom) * share
  const [a, b] = [toWorld(from.center), toWorld(to.center)]
  return { ...to, zoom, center: fromWorld({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }) }
}

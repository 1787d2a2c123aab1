import { fromWorld, toWorld, type LatLng } from '@galo/domain'

/** What of the ground is shown. */
export interface RideFrame {
  readonly center: LatLng
  readonly zoom: number
}

/** Both ends stay inside this many pixels, on the narrowest phone too. */
const ROOM = { width: 220, height: 170 } as const
const CLOSEST = 17
const FURTHEST = 9
/** A map that comes closer with every fix makes who looks at it giddy. */
const WORTH = 2

const fits = (points: readonly LatLng[], zoom: number): boolean => {
  const pixels = points.map((point) => toWorld(point, zoom))
  const spread = (along: 'x' | 'y') =>
    Math.max(...pixels.map((pixel) => pixel[along])) - Math.min(...pixels.map((pixel) => pixel[along]))
  return spread('x') <= ROOM.width && spread('y') <= ROOM.height
}

const closestFor = (points: readonly LatLng[]): number => {
  for (let zoom = CLOSEST; zoom > FURTHEST; zoom -= 1) if (fits(points, zoom)) return zoom
  return FURTHEST
}

const isInside = ({ center, zoom }: RideFrame, point: LatLng): boolean => {
  const [middle, at] = [toWorld(center, zoom), toWorld(point, zoom)]
  return Math.abs(at.x - middle.x) <= ROOM.width / 2 + 1 && Math.abs(at.y - middle.y) <= ROOM.height / 2 + 1
}

/** The look at a ride: rider and door, as close as both fit. The one before stays while both are in it and it would not come much closer. */
export const rideFrame = (before: RideFrame | null, rider: LatLng, door: LatLng): RideFrame => {
  const zoom = closestFor([rider, door])
  if (before !== null && isInside(before, rider) && isInside(before, door) && zoom - before.zoom < WORTH) return before
  const [one, other] = [toWorld(rider, zoom), toWorld(door, zoom)]
  return { center: fromWorld({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, zoom), zoom }
}

/** Half of what the panel takes of a wide map's left, in pixels. */
const ASIDE_PX = 268

/** The middle of a map whose left lies under the panel, so that both ends are seen beside it. */
export const besidePanel = ({ center, zoom }: RideFrame): LatLng => {
  const { x, y } = toWorld(center, zoom)
  return fromWorld({ x: x - ASIDE_PX, y }, zoom)
}

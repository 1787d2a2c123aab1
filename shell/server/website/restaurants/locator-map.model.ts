import { fromWorld, toWorld, type LatLng, type Pixel } from '@galo/domain'

/** The side of a picture, in pixels: as much as the provider draws in one piece. */
export const SIDE = 640

export interface Frame {
  readonly center: LatLng
  /** Whole steps: there are no pictures in between. */
  readonly zoom: number
}

/** So much of each edge is out of sight: a browser marks a picture that doesn't come in its corner, and the plain ground says less. */
const EDGE = 24
/** Pins stand above their places, so that there is more room above than below. */
const MARGIN = { side: EDGE + 40, top: EDGE + 72, foot: EDGE + 24 }
const CLOSEST = 15
const FURTHEST = 5

/** At most so many are taken into the picture, the nearest first. */
const MOST_TAKEN = 6
/** Whom it costs more steps than this to take in stays out: the street of who is near would be lost. */
const WORTH = 2

const boxAround = (points: readonly Pixel[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) }
}

/** As the picture's address writes it: both must mean the same spot. */
const rounded = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: Number(latitude.toFixed(4)),
  longitude: Number(longitude.toFixed(4)),
})

/** The closest zoom at which all of them fit. */
const zoomFor = (points: readonly LatLng[]): number => {
  const { left, right, top, foot } = boxAround(points.map((point) => toWorld(point, 0)))
  const across = (SIDE - 2 * MARGIN.side) / Math.max(1e-9, right - left)
  const down = (SIDE - MARGIN.top - MARGIN.foot) / Math.max(1e-9, foot - top)
  return Math.max(FURTHEST, Math.min(CLOSEST, Math.floor(Math.log2(Math.min(across, down)))))
}

/** A picture of a place, the restaurant nearest to it, and as many of the next as are worth their room. */
export const frameAround = (from: LatLng, near: readonly LatLng[]): Frame => {
  const points = [from, ...near.slice(0, 1)]
  const first = zoomFor(points)
  for (const next of near.slice(1, MOST_TAKEN)) {
    if (zoomFor([...points, next]) < first - WORTH) break
    points.push(next)
  }
  const zoom = zoomFor(points)
  const { left, right, top, foot } = boxAround(points.map((point) => toWorld(point, zoom)))
  const middle = { x: (left + right) / 2, y: (top + foot) / 2 - (MARGIN.top - MARGIN.foot) / 2 }
  return { center: rounded(fromWorld(middle, zoom)), zoom }
}

/** Where a place lies in the picture. */
export const spotIn = ({ center, zoom }: Frame, place: LatLng): Pixel => {
  const [middle, at] = [toWorld(center, zoom), toWorld(place, zoom)]
  return { x: Math.round(at.x - middle.x + SIDE / 2), y: Math.round(at.y - middle.y + SIDE / 2) }
}

/** Nearer than this two pins would be one to a finger. */
const APART = { x: 48, y: 56 }

const fits = ({ x, y }: Pixel): boolean =>
  x >= EDGE + 24 && x <= SIDE - EDGE - 24 && y >= EDGE + 60 && y <= SIDE - EDGE - 8

export interface Pin extends Pixel {
  /** As in the list, from 1. */
  readonly number: number
}

/** Who has a pin: those in the picture, as far as no nearer one stands there. The list has them all. */
export const pinsIn = (frame: Frame, places: readonly LatLng[]): readonly Pin[] => {
  const pins: Pin[] = []
  places.forEach((place, index) => {
    const spot = spotIn(frame, place)
    const isFree = pins.every(({ x, y }) => Math.abs(x - spot.x) >= APART.x || Math.abs(y - spot.y) >= APART.y)
    if (fits(spot) && isFree) pins.push({ ...spot, number: index + 1 })
  })
  return pins
}

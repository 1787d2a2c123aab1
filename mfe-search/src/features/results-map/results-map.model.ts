import type { LatLng } from '@galo/domain'

/** In the units of the SVG, which scales. */
export const MAP_WIDTH = 1_000
export const MAP_HEIGHT = 900

const CENTRE = { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 }
const REACH = 360
/** Two pins nearer than this would cover each other's number. */
const ROOM = 74
/** A label this far from every pin is clear of them. */
const ENOUGH_ROOM = 90
const ROUND_DISTANCES = [0.25, 0.5, 1, 2, 5, 10, 20, 50]
const MAX_RINGS = 3

export interface MapPlace {
  readonly id: string
  readonly coordinates: LatLng
  /** As the crow flies, in the market's own unit. */
  readonly distance: number
}

export interface MapPin {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** A circle of equal distance around the customer. */
export interface MapRing {
  readonly distance: number
  readonly radius: number
  /** Where its label stands: on the circle, clear of the pins. */
  readonly label: { readonly x: number; readonly y: number }
}

/**
 * Distances are drawn by their square root, so that the three restaurants around the corner do not melt into one dot
 * when a fourth is forty miles away. Directions are true; the rings say how far.
 */
const radiusOf = (distance: number, furthest: number): number =>
  furthest === 0 ? 0 : REACH * Math.sqrt(distance / furthest)

const bearing = (from: LatLng, to: LatLng): number =>
  Math.atan2((to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180), to.latitude - from.latitude)

const round = (value: number): number => Math.round(value * 10) / 10

/** Moves overlapping pins apart in small steps, always with the same result. */
const spread = (pins: readonly MapPin[]): readonly MapPin[] => {
  let spots = pins
  for (let pass = 0; pass < 12; pass += 1)
    spots = spots.map((pin, index) => {
      let { x, y } = pin
      spots.forEach((other, otherIndex) => {
        if (index === otherIndex) return
        const gap = Math.hypot(x - other.x, y - other.y)
        if (gap >= ROOM) return
        // Pins on the very same spot are told apart by their place in the list.
        const angle = gap === 0 ? index * 2.4 : Math.atan2(y - other.y, x - other.x)
        const push = (ROOM - gap) / 2
        x += Math.cos(angle) * push
        y += Math.sin(angle) * push
      })
      return { ...pin, x: clamp(x, 60, MAP_WIDTH - 60), y: clamp(y, 90, MAP_HEIGHT - 40) }
    })
  return spots
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The spot on a circle that is furthest from every pin; the lowest of several. */
const clearSpot = (radius: number, pins: readonly MapPin[]): { readonly x: number; readonly y: number } => {
  const spots = [0, 1, -1, 2, -2, 3, -3, 4].map((eighth) => {
    const angle = (eighth * Math.PI) / 4
    return { x: round(CENTRE.x + Math.sin(angle) * radius), y: round(CENTRE.y + Math.cos(angle) * radius) }
  })
  // A pin's body stands above its point.
  const room = ({ x, y }: { x: number; y: number }) =>
    Math.min(ENOUGH_ROOM, ...pins.map((pin) => Math.hypot(pin.x - x, pin.y - 36 - y)))
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best))
}

/** The pins of the restaurants around the customer, and the rings that show distances. */
export const layOutMap = (
  origin: LatLng,
  places: readonly MapPlace[],
): { readonly pins: readonly MapPin[]; readonly rings: readonly MapRing[] } => {
  const furthest = Math.max(0, ...places.map((place) => place.distance)) * 1.05
  const pins = places.map(({ id, coordinates, distance }) => {
    const angle = bearing(origin, coordinates)
    const radius = radiusOf(distance, furthest)
    return { id, x: CENTRE.x + Math.sin(angle) * radius, y: CENTRE.y - Math.cos(angle) * radius }
  })
  const placed = spread(pins).map(({ id, x, y }) => ({ id, x: round(x), y: round(y) }))
  const rings = ROUND_DISTANCES.filter((distance) => distance < furthest)
    .slice(-MAX_RINGS)
    .map((distance) => {
      const radius = round(radiusOf(distance, furthest))
      return { distance, radius, label: clearSpot(radius, placed) }
    })
  return { pins: placed, rings }
}

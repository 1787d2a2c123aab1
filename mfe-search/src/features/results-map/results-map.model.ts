import { fromWorld, metresPerPixel, toWorld, type LatLng, type Pixel } from '@galo/domain'

/** How a pin looks: the restaurant takes orders, catches up first, or takes none. */
export type PinLook = 'open' | 'paused' | 'closed'

export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly coordinates: LatLng
  readonly look: PinLook
}

/** What the picture shows: a square of `PICTURE_PX` around a place. */
export interface MapFrame {
  readonly center: LatLng
  /** Whole steps: there are no pictures in between. */
  readonly zoom: number
}

/** The side of the picture, in pixels of the page. The box shows its middle. */
export const PICTURE_PX = 1_280
const MIDDLE = PICTURE_PX / 2

/** Boxes the map is shown in, by the room of the window: from a list beside it at 768 pixels up to a wide screen. The style sheet knows them too. */
export const ROOMS = [
  { width: 384, height: 560 },
  { width: 520, height: 640 },
  { width: 720, height: 760 },
  { width: 1_000, height: 900 },
] as const
/** The smallest room is 0; `NOWHERE` is larger than any of them. */
export type Room = 0 | 1 | 2 | 3
export const NOWHERE = ROOMS.length

/** A pin's tip keeps so far from the edges: a pin stands above it, what is explained lies at the top and who is out of sight at the foot. */
const INSET = { side: 34, top: 124, foot: 84 }
/** Nearer than this two pins would be one to a finger. */
const APART = { x: 46, y: 52 }
/** On a phone the picture is drawn smaller than it is, so that it holds what a usual room does, and its pins as large as ever. The style sheet knows it too. */
export const PHONE = { scale: 0.6, room: 1, width: 320, height: 480 } as const

/** At most so many are taken into the first look, nearest first. */
const MOST_TAKEN = 6
const CLOSEST = 15
const FURTHEST = 7
/** Whom it costs more steps than this to take in stays out of the picture: the street of who is near would be lost. */
const WORTH = 2
/** With nobody to show. */
const ALONE = 13
const MOST_DOCKED = 4

/** As it is written in the picture's address: both must mean the same spot, and neighbours share a picture. */
const rounded = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: Number(latitude.toFixed(4)),
  longitude: Number(longitude.toFixed(4)),
})

const boxAround = (points: readonly Pixel[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) }
}

/** The closest zoom at which all of them fit into a usual room. */
const zoomFor = (points: readonly LatLng[]): number => {
  const { width, height } = ROOMS[1]
  const { left, right, top, foot } = boxAround(points.map((point) => toWorld(point, 0)))
  const across = (width - 2 * INSET.side) / Math.max(1e-9, right - left)
  const down = (height - INSET.top - INSET.foot) / Math.max(1e-9, foot - top)
  return Math.max(FURTHEST, Math.min(CLOSEST, Math.floor(Math.log2(Math.min(across, down)))))
}

/** The first look: around the customer and the nearest restaurants, as close as they fit. Whoever is far off does not make it a map of the country. */
export const frameOf = (origin: LatLng, places: readonly MapPlace[]): MapFrame => {
  const [nearest, ...others] = places
  if (nearest === undefined) return { center: rounded(origin), zoom: ALONE }
  const taken = [origin, nearest.coordinates]
  const first = zoomFor(taken)
  for (const { coordinates } of others.slice(0, MOST_TAKEN - 1)) {
    if (zoomFor([...taken, coordinates]) < first - WORTH) break
    taken.push(coordinates)
  }
  const zoom = zoomFor(taken)
  const { left, right, top, foot } = boxAround(taken.map((point) => toWorld(point, zoom)))
  const middle = { x: (left + right) / 2, y: (top + foot) / 2 - (INSET.top - INSET.foot) / 2 }
  return { center: rounded(fromWorld(middle, zoom)), zoom }
}

/** Where a place lies in the picture. */
export const spotIn = ({ center, zoom }: MapFrame, place: LatLng): Pixel => {
  const [middle, at] = [toWorld(center, zoom), toWorld(place, zoom)]
  return { x: Math.round(at.x - middle.x + MIDDLE), y: Math.round(at.y - middle.y + MIDDLE) }
}

const fits = ({ x, y }: Pixel, { width, height }: (typeof ROOMS)[number]): boolean =>
  Math.abs(x - MIDDLE) <= width / 2 - INSET.side &&
  MIDDLE - y <= height / 2 - INSET.top &&
  y - MIDDLE <= height / 2 - INSET.foot

const WAYS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const
/** The way to somebody who is out of sight. */
export type Way = (typeof WAYS)[number]

const wayTo = ({ x, y }: Pixel): Way => {
  const eighth = Math.round(Math.atan2(y - MIDDLE, x - MIDDLE) / (Math.PI / 4))
  return WAYS[(eighth + WAYS.length) % WAYS.length] ?? 'e'
}

interface Numbered {
  readonly place: MapPlace
  /** As in the list. */
  readonly number: number
}

export interface MapPin extends Numbered, Pixel {
  /** The smallest room it is seen in. */
  readonly room: Room
  /** On a phone it is too near another, and named at the edge instead. */
  readonly isTight: boolean
}

export interface DockedPin extends Numbered {
  readonly way: Way
  /** From this room on its pin is seen instead; `NOWHERE` for never. */
  readonly until: number
  /** It has a pin, but none on a phone. */
  readonly isTight: boolean
}

const isApart = (spot: Pixel, others: readonly Pixel[], scale: number): boolean =>
  !others.some(({ x, y }) => Math.abs(x - spot.x) * scale < APART.x && Math.abs(y - spot.y) * scale < APART.y)

export const isOnPhone = ({ room, isTight }: Pick<MapPin, 'room' | 'isTight'>): boolean =>
  room <= PHONE.room && !isTight

const isRoom = (index: number): index is Room => index >= 0 && index < NOWHERE

/**
 * Who has a pin in the picture, and who is named at the edge because they lie beyond it or too near a nearer one. Of those without any
 * pin there is room for a few: the nearest, and always the chosen one.
 */
export const pinsOf = (
  frame: MapFrame,
  places: readonly MapPlace[],
  chosen: string | null,
): { readonly pins: readonly MapPin[]; readonly docked: readonly DockedPin[] } => {
  const pins: MapPin[] = []
  const outside: DockedPin[] = []
  places.forEach((place, index) => {
    const number = index + 1
    const spot = spotIn(frame, place.coordinates)
    const room = ROOMS.findIndex((each) => fits(spot, each))
    const isFree = isApart(spot, pins, 1)
    const hasPin = isFree && isRoom(room)
    const isTight = hasPin && room <= PHONE.room && !isApart(spot, pins.filter(isOnPhone), PHONE.scale)
    if (hasPin) pins.push({ place, number, ...spot, room, isTight })
    if (!hasPin || room > 0 || isTight)
      outside.push({ place, number, way: wayTo(spot), until: hasPin ? room : NOWHERE, isTight })
  })
  const beyond = outside.filter(({ until }) => until === NOWHERE)
  const last = beyond.slice(MOST_DOCKED).find(({ place }) => place.id === chosen)
  const named = last === undefined ? beyond.slice(0, MOST_DOCKED) : [...beyond.slice(0, MOST_DOCKED - 1), last]
  return { pins, docked: outside.filter((pin) => pin.until < NOWHERE || named.includes(pin)) }
}

/** How far a restaurant's riders go. */
export interface Catchment {
  /** Of the restaurant. */
  readonly name: string
  readonly coordinates: LatLng
  readonly metres: number
}

export interface CatchmentRing extends Pixel {
  readonly radius: number
  /** What is seen of it in a usual room: its line, all of the picture inside it, or nothing. */
  readonly seen: 'line' | 'all' | 'none'
}

/** The round as a circle in the picture. */
export const ringOf = (frame: MapFrame, { coordinates, metres }: Catchment): CatchmentRing => {
  const { x, y } = spotIn(frame, coordinates)
  const radius = Math.round(metres / metresPerPixel(coordinates.latitude, frame.zoom))
  const { width, height } = ROOMS[2]
  const [across, down] = [Math.abs(x - MIDDLE), Math.abs(y - MIDDLE)]
  const furthest = Math.hypot(across + width / 2, down + height / 2)
  const nearest = Math.hypot(Math.max(0, across - width / 2), Math.max(0, down - height / 2))
  return { x, y, radius, seen: radius >= furthest ? 'all' : radius < nearest ? 'none' : 'line' }
}

const CORNERS = 72
const METRES_PER_DEGREE = 111_320

/** The round as places along it, for a map that draws it by itself. */
export const roundOf = ({ coordinates: { latitude, longitude }, metres }: Catchment): readonly LatLng[] =>
  Array.from({ length: CORNERS + 1 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / CORNERS
    const [north, east] = [Math.cos(angle) * metres, Math.sin(angle) * metres]
    return {
      latitude: latitude + north / METRES_PER_DEGREE,
      longitude: longitude + east / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)),
    }
  })

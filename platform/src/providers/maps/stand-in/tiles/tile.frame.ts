import { toGrid, toMetres, type Metres, type Position } from '../../../../../ground/grid'
import { EXTENT, type Path } from './tile.wire'

export interface TileId {
  readonly z: number
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** One tile as a window onto the ground: what to ask of it, and where its places come to lie. */
export interface TileFrame {
  readonly id: TileId
  /** To tile units, rounded. */
  readonly project: (position: Position) => readonly [x: number, y: number]
  /** Inside the tile, or near enough for a wide line to be seen. */
  readonly isNear: (x: number, y: number) => boolean
  readonly isInside: (x: number, y: number) => boolean
  /** The lanes it may show: a box in grid positions, with x for `u` and y for `v`. */
  readonly lanes: Box
  readonly metres: Box
  /** Tile units in one metre on the ground, in its middle. */
  readonly perMetre: number
}

const MARGIN = EXTENT / 16
const EARTH_AROUND_M = 40_075_017

const latitudeAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

const boxAround = (points: readonly (readonly [number, number])[]): Box => ({
  minX: Math.min(...points.map(([x]) => x)),
  minY: Math.min(...points.map(([, y]) => y)),
  maxX: Math.max(...points.map(([x]) => x)),
  maxY: Math.max(...points.map(([, y]) => y)),
})

/** Around its edge, so that the box also holds where streets bulge out. */
const EDGE_STEPS = [0, 0.25, 0.5, 0.75, 1]

/** `span` tiles to a side laid as one, whose upper left corner need not be a tile's: what a picture of any size is drawn of. */
export const frameOf = (id: TileId, span = 1): TileFrame => {
  const tiles = 2 ** id.z
  const unproject = (x: number, y: number): Position => ({
    latitude: latitudeAt((id.y + y * span) / tiles),
    longitude: ((id.x + x * span) / tiles) * 360 - 180,
  })
  const spots = EDGE_STEPS.flatMap((across) => EDGE_STEPS.map((down) => unproject(across, down)))
  const grid = boxAround(spots.map((spot) => [toGrid(spot).u, toGrid(spot).v] as const))
  const metres = boxAround(spots.map((spot): [number, number] => [toMetres(spot).x, toMetres(spot).y]))
  const reach = (box: Box, by: number): Box => ({
    minX: box.minX - by,
    minY: box.minY - by,
    maxX: box.maxX + by,
    maxY: box.maxY + by,
  })
  const { latitude } = unproject(0.5, 0.5)
  return {
    id,
    project: ({ latitude: lat, longitude }) => {
      const sin = Math.sin((lat * Math.PI) / 180)
      const down = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)
      return [
        Math.round(((((longitude + 180) / 360) * tiles - id.x) * EXTENT) / span),
        Math.round(((down * tiles - id.y) * EXTENT) / span),
      ]
    },
    isNear: (x, y) => x > -MARGIN && y > -MARGIN && x < EXTENT + MARGIN && y < EXTENT + MARGIN,
    isInside: (x, y) => x >= 0 && y >= 0 && x < EXTENT && y < EXTENT,
    lanes: reach(grid, 2),
    metres: reach(metres, 200),
    perMetre: (EXTENT * tiles) / (span * EARTH_AROUND_M * Math.cos((latitude * Math.PI) / 180)),
  }
}

export const pathOf = (frame: TileFrame, positions: readonly Position[]): Path =>
  positions.flatMap((position) => [...frame.project(position)])

export const isInBox = (box: Box, { x, y }: Metres, by = 0): boolean =>
  x > box.minX - by && x < box.maxX + by && y > box.minY - by && y < box.maxY + by

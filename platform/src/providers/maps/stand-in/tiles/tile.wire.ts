/** Points as they follow each other: x, y, x, y, … in tile units. */
export type Path = readonly number[]

/** Tile units along one side of a tile; on the screen a tile is 512 pixels. */
export const EXTENT = 4096
export const TILE_PX = 512
/** The deepest tiles there are; closer than that the same ones are drawn larger. */
export const DEEPEST_TILE = 14
export const SHALLOWEST_TILE = 1

/** Tiles are twice the provider's size, so the one for zoom 15 has depth 14. */
export const depthFor = (zoom: number): number =>
  Math.max(SHALLOWEST_TILE, Math.min(DEEPEST_TILE, Math.floor(zoom + 1e-6) - 1))

/** What lies in one tile, ready to be drawn in this order. Left out what there is none of. */
export interface MapTile {
  /** Rings of our two countries, and of the others. */
  readonly land: readonly Path[]
  readonly abroad: readonly Path[]
  /** Built-up ground: circles that grow together, x, y, radius, x, y, radius, … */
  readonly towns: Path
  /** The part of it that is land though a coarse coastline may not say so, as circles again. */
  readonly dry: Path
  readonly blocks: readonly Path[]
  readonly lanes: readonly Path[]
  readonly streets: readonly Path[]
  readonly parks: readonly Path[]
  readonly rivers: readonly Path[]
  readonly mains: readonly Path[]
  /** Names of towns: text, x, y and how important it is, 1 to 3. */
  readonly places: readonly (readonly [text: string, x: number, y: number, rank: number])[]
  /** Names of streets: text, x, y and the way the street runs, in radians. */
  readonly names: readonly (readonly [text: string, x: number, y: number, angle: number])[]
  readonly parkNames: readonly (readonly [text: string, x: number, y: number])[]
}

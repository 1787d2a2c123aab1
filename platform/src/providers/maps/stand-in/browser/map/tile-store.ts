import { depthFor, SHALLOWEST_TILE, TILE_PX, type MapTile } from '../../tiles/tile.wire'
import type { Pixel } from '../core/projection'
import { ask } from '../provider'
import { tilePaths, type TilePaths } from './tile-paths'

/** A tile where it is to be drawn: left, top and side in pixels of the map, and what of it may be seen. */
export interface PlacedTile {
  readonly paths: TilePaths
  readonly left: number
  readonly top: number
  readonly side: number
  readonly clip: { readonly left: number; readonly top: number; readonly side: number }
}

type Kept = TilePaths | 'coming' | 'failed'

const MOST_KEPT = 300
const kept = new Map<string, Kept>()
const retryAfterMs = 4000

const load = async (key: string, whenThere: () => void): Promise<void> => {
  kept.set(key, 'coming')
  try {
    kept.set(key, tilePaths((await ask(`tiles/${key}`, {})) as MapTile))
  } catch {
    kept.set(key, 'failed')
    setTimeout(() => kept.delete(key), retryAfterMs)
  }
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  whenThere()
}

const isPaths = (tile: Kept | undefined): tile is TilePaths => typeof tile === 'object'

/** The tiles a view needs. What is not there yet is asked for, and a larger one stands in for it. `topLeft` is in pixels of the world at `zoom`. */
export const tilesFor = (topLeft: Pixel, zoom: number, width: number, height: number, whenThere: () => void) => {
  const depth = depthFor(zoom)
  const tiles = 2 ** depth
  const side = TILE_PX * 2 ** (zoom - depth - 1)
  const placed: PlacedTile[] = []
  let isComplete = true
  for (let x = Math.floor(topLeft.x / side); x * side < topLeft.x + width; x += 1)
    for (let y = Math.max(0, Math.floor(topLeft.y / side)); y < tiles && y * side < topLeft.y + height; y += 1) {
      const column = ((x % tiles) + tiles) % tiles
      const clip = { left: x * side - topLeft.x, top: y * side - topLeft.y, side }
      const key = `${depth}/${column}/${y}`
      if (!kept.has(key)) void load(key, whenThere)
      const own = kept.get(key)
      if (own === 'coming') isComplete = false
      for (let up = 0; depth - up >= SHALLOWEST_TILE; up += 1) {
        const paths = kept.get(`${depth - up}/${column >> up}/${y >> up}`)
        if (!isPaths(paths)) continue
        const large = side * 2 ** up
        const [left, top] = [clip.left - (column % 2 ** up) * side, clip.top - (y % 2 ** up) * side]
        placed.push({ paths, left, top, side: large, clip })
        break
      }
    }
  return { placed, isComplete }
}

import { makeTile } from './tile.make'
import type { TileId } from './tile.frame'

const MOST_KEPT = 600
const kept = new Map<string, string>()

/** A tile as JSON. The last ones are kept: they can be made again at any time, and are the same in every process. */
export const tileText = (id: TileId): string => {
  const key = `${id.z}/${id.x}/${id.y}`
  const text = kept.get(key) ?? JSON.stringify(makeTile(id))
  kept.delete(key)
  kept.set(key, text)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return text
}

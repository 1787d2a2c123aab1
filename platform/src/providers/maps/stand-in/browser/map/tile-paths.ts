import type { MapTile, Path } from '../../tiles/tile.wire'

/** One tile made ready for the canvas: its lines and areas as paths in tile units. */
export interface TilePaths {
  readonly land: Path2D
  readonly abroad: Path2D
  readonly towns: Path2D
  readonly dry: Path2D
  readonly blocks: Path2D
  readonly lanes: Path2D
  readonly streets: Path2D
  readonly mains: Path2D
  readonly parks: Path2D
  readonly rivers: Path2D
  readonly places: MapTile['places']
  readonly names: MapTile['names']
  readonly parkNames: MapTile['parkNames']
}

const trace = (into: Path2D, path: Path): void => {
  for (let at = 0; at < path.length; at += 2) into[at === 0 ? 'moveTo' : 'lineTo'](path[at] ?? 0, path[at + 1] ?? 0)
}
const lines = (paths: readonly Path[]): Path2D => {
  const all = new Path2D()
  for (const path of paths) trace(all, path)
  return all
}
const areas = (paths: readonly Path[]): Path2D => {
  const all = new Path2D()
  for (const path of paths) {
    trace(all, path)
    all.closePath()
  }
  return all
}

/** Round at every corner: halfway from one corner to the next, with the corner as the handle. */
const rounded = (paths: readonly Path[]): Path2D => {
  const all = new Path2D()
  for (const path of paths) {
    const corner = (index: number) => {
      const at = (index * 2) % path.length
      return [path[at] ?? 0, path[at + 1] ?? 0] as const
    }
    for (let index = 0; index <= path.length / 2; index += 1) {
      const [[x, y], [nextX, nextY]] = [corner(index), corner(index + 1)]
      const middle = [(x + nextX) / 2, (y + nextY) / 2] as const
      if (index === 0) all.moveTo(...middle)
      else all.quadraticCurveTo(x, y, ...middle)
    }
    all.closePath()
  }
  return all
}
const circles = (path: Path): Path2D => {
  const all = new Path2D()
  for (let at = 0; at < path.length; at += 3) {
    const [x = 0, y = 0, radius = 0] = [path[at], path[at + 1], path[at + 2]]
    all.moveTo(x + radius, y)
    all.arc(x, y, radius, 0, 2 * Math.PI)
  }
  return all
}

export const tilePaths = (tile: MapTile): TilePaths => ({
  land: areas(tile.land),
  abroad: areas(tile.abroad),
  towns: circles(tile.towns),
  dry: circles(tile.dry),
  blocks: areas(tile.blocks),
  lanes: lines(tile.lanes),
  streets: lines(tile.streets),
  mains: lines(tile.mains),
  parks: rounded(tile.parks),
  rivers: lines(tile.rivers),
  places: tile.places,
  names: tile.names,
  parkNames: tile.parkNames,
})

import type { Path } from '../tiles/tile.wire'

const step = (dx: number, dy: number): string => `${dx}${dy < 0 ? '' : ' '}${dy}`

/** Lines as one path. Each point says how far it is from the last one, which is shorter and packs better. */
export const lines = (paths: readonly Path[]): string =>
  paths
    .map((path) => {
      let d = `M${path[0] ?? 0} ${path[1] ?? 0}`
      for (let at = 2; at < path.length; at += 2)
        d += `l${step((path[at] ?? 0) - (path[at - 2] ?? 0), (path[at + 1] ?? 0) - (path[at - 1] ?? 0))}`
      return d
    })
    .join('')

export const areas = (paths: readonly Path[]): string => paths.map((path) => `${lines([path])}z`).join('')

/** Round at every corner: halfway from one corner to the next, with the corner as the handle. */
export const rounded = (paths: readonly Path[]): string =>
  paths
    .map((path) => {
      const corner = (index: number) => {
        const at = (index * 2) % path.length
        return [path[at] ?? 0, path[at + 1] ?? 0] as const
      }
      let d = ''
      for (let index = 0; index <= path.length / 2; index += 1) {
        const [[x, y], [nextX, nextY]] = [corner(index), corner(index + 1)]
        const middle = `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`
        d += index === 0 ? `M${middle}` : `Q${x} ${y} ${middle}`
      }
      return `${d}z`
    })
    .join('')

/** Circles are x, y, radius, x, y, radius, … */
export const circles = (path: Path): string => {
  let d = ''
  for (let at = 0; at < path.length; at += 3) {
    const [x = 0, y = 0, radius = 0] = [path[at], path[at + 1], path[at + 2]]
    d += `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
  }
  return d
}

import { EXTENT, type Path } from './tile.wire'

/** Wider than the tile, so that the cut itself is never seen as a coast. */
const EDGE = EXTENT / 8
const LOW = -EDGE
const HIGH = EXTENT + EDGE

type Point = readonly [x: number, y: number]

interface Side {
  readonly keeps: (point: Point) => boolean
  readonly cut: (from: Point, to: Point) => Point
}

const acrossAt =
  (x: number) =>
  (from: Point, to: Point): Point => {
    const share = (x - from[0]) / (to[0] - from[0])
    return [x, from[1] + share * (to[1] - from[1])]
  }
const downAt =
  (y: number) =>
  (from: Point, to: Point): Point => {
    const share = (y - from[1]) / (to[1] - from[1])
    return [from[0] + share * (to[0] - from[0]), y]
  }

const SIDES: readonly Side[] = [
  { keeps: ([x]) => x >= LOW, cut: acrossAt(LOW) },
  { keeps: ([x]) => x <= HIGH, cut: acrossAt(HIGH) },
  { keeps: ([, y]) => y >= LOW, cut: downAt(LOW) },
  { keeps: ([, y]) => y <= HIGH, cut: downAt(HIGH) },
]

const keepSide = (ring: readonly Point[], { keeps, cut }: Side): readonly Point[] =>
  ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to
    if (keeps(to)) return keeps(from) ? [to] : [cut(from, to), to]
    return keeps(from) ? [cut(from, to)] : []
  })

/** Nearer to the last point than this, a point changes nothing anybody could see. */
const SAME = 3

const thinned = (ring: readonly Point[]): readonly Point[] => {
  const kept: Point[] = []
  for (const [x, y] of ring) {
    const last = kept.at(-1)
    if (last === undefined || Math.abs(last[0] - x) + Math.abs(last[1] - y) > SAME)
      kept.push([Math.round(x), Math.round(y)])
  }
  return kept
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [x, y]
      return sum + fromX * y - x * fromY
    }, 0) / 2,
  )

/** What of a ring lies in the tile, one side after the other (Sutherland and Hodgman); empty when nothing does. */
export const clipRing = (ring: readonly Point[]): Path => {
  const clipped = thinned(SIDES.reduce(keepSide, ring))
  return areaOf(clipped) < 1 ? [] : clipped.flat()
}

/** Whether a point lies inside one of the rings (an odd number of edges to its right). */
export const isInRings = (rings: readonly Path[], x: number, y: number): boolean => {
  let isInside = false
  for (const ring of rings)
    for (let at = 0, last = ring.length - 2; at < ring.length; last = at, at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[at], ring[at + 1], ring[last], ring[last + 1]]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
    }
  return isInside
}

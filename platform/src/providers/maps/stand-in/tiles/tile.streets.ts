import type { Market } from '@galo/domain'
import { chanceAt, fromGrid, MAIN_EVERY, STREET_EVERY, toMetres } from '../../../../../ground/grid'
import { streetNameAt, type Axis } from '../../../../../ground/street-names'
import { TOWN_EDGE, townAt } from '../../../../../ground/town'
import type { TileFrame } from './tile.frame'
import type { MapTile, Path } from './tile.wire'

/** The first tile depth each kind of street is drawn at. */
const MAINS_FROM = 9
const STREETS_FROM = 12
const LANES_FROM = 13
const NAMES_FROM = 14

/** Every fourth main road goes on through the fields to the next town. */
const COUNTRY_EVERY = 4 * MAIN_EVERY
/** Of the roads between towns this share is there, from one crossing to the next. */
const COUNTRY_THERE = 0.6
/** Lanes of which no more than this share is there: back alleys end, and blocks differ. */
const LANES_THERE = 0.52

type Kind = 'main' | 'street' | 'lane'
type Streets = Pick<MapTile, 'mains' | 'streets' | 'lanes' | 'names'>

const isEach = (line: number, every: number): boolean => line % every === 0
const kindOf = (line: number): Kind =>
  isEach(line, MAIN_EVERY) ? 'main' : isEach(line, STREET_EVERY) ? 'street' : 'lane'

const isDrawn = (line: number, depth: number): boolean => {
  if (depth >= LANES_FROM) return true
  return isEach(line, depth >= STREETS_FROM ? STREET_EVERY : MAIN_EVERY)
}

/** Lanes from one point of a line to the next: a tile far away needs fewer for the same curve. */
const stepFor = (depth: number): number => (depth >= LANES_FROM ? 1 : depth >= STREETS_FROM ? 3 : 6)

/** Whether a road goes on out in the fields. */
const leadsOn = (axis: Axis, line: number, along: number): boolean =>
  isEach(line, COUNTRY_EVERY) &&
  chanceAt(line, Math.floor(along / COUNTRY_EVERY), axis === 'u' ? 61 : 62) < COUNTRY_THERE

interface Spot {
  readonly along: number
  readonly x: number
  readonly y: number
}

/** Cuts a line wherever the next spot is missing; what is left of one spot alone is no line. */
const runsOf = (spots: readonly (Spot | null)[]): readonly (readonly Spot[])[] => {
  const runs: Spot[][] = [[]]
  for (const spot of spots) {
    if (spot === null) runs.push([])
    else runs.at(-1)?.push(spot)
  }
  return runs.filter(({ length }) => length > 1)
}

const nameOn = (run: readonly Spot[], frame: TileFrame, axis: Axis, line: number, market: Market) => {
  const shown = run.filter(({ x, y }) => frame.isInside(x, y))
  const middle = shown[Math.floor(shown.length / 2)]
  const next = shown[Math.floor(shown.length / 2) + 1]
  if (middle === undefined || next === undefined || shown.length < 5) return []
  const angle = Math.atan2(next.y - middle.y, next.x - middle.x)
  const name = streetNameAt(axis, line, middle.along, market)
  return [[name, middle.x, middle.y, Number(angle.toFixed(2))] as const]
}

/** The streets of one tile: of a town where it is one, and between towns the few roads that lead on. `isLand` keeps them out of the sea. */
export const streetsIn = (frame: TileFrame, isLand: (x: number, y: number) => boolean, market: Market): Streets => {
  const depth = frame.id.z
  const found = { main: [] as Path[], street: [] as Path[], lane: [] as Path[] }
  const names: MapTile['names'][number][] = []
  if (depth < MAINS_FROM) return { mains: [], streets: [], lanes: [], names }
  const step = stepFor(depth)
  const { minX, maxX, minY, maxY } = frame.lanes

  const spotAt = (axis: Axis, line: number, along: number): Spot | null => {
    const at = fromGrid(axis === 'u' ? { u: line, v: along } : { u: along, v: line })
    const [x, y] = frame.project(at)
    if (!frame.isNear(x, y)) return null
    if (townAt(toMetres(at)) < TOWN_EDGE && !leadsOn(axis, line, along)) return null
    if (kindOf(line) === 'lane' && chanceAt(line, Math.floor(along), axis === 'u' ? 1 : 2) > LANES_THERE) return null
    return isLand(x, y) ? { along, x, y } : null
  }

  const drawLine = (axis: Axis, line: number, from: number, to: number): void => {
    const first = Math.floor(from / step) * step
    const spots = Array.from({ length: Math.ceil((to - first) / step) + 1 }, (_, index) =>
      spotAt(axis, line, first + index * step),
    )
    const runs = runsOf(spots)
    for (const run of runs) found[kindOf(line)].push(run.flatMap(({ x, y }) => [x, y]))
    const longest = runs.reduce<readonly Spot[]>((best, run) => (run.length > best.length ? run : best), [])
    if (depth >= NAMES_FROM && kindOf(line) !== 'lane') names.push(...nameOn(longest, frame, axis, line, market))
  }

  for (let line = Math.ceil(minX); line <= maxX; line += 1) if (isDrawn(line, depth)) drawLine('u', line, minY, maxY)
  for (let line = Math.ceil(minY); line <= maxY; line += 1) if (isDrawn(line, depth)) drawLine('v', line, minX, maxX)
  return { mains: found.main, streets: found.street, lanes: found.lane, names }
}

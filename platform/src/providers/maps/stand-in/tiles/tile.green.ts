import { chanceAt, fromGrid, fromMetres, MAIN_EVERY, toMetres } from '../../../../../ground/grid'
import { parkIn, type Park } from '../../../../../ground/parks'
import { nearestRiver, riverAt } from '../../../../../ground/river'
import { TOWN_EDGE, townAt } from '../../../../../ground/town'
import { pathOf, type TileFrame } from './tile.frame'
import type { MapTile, Path } from './tile.wire'

const PARKS_FROM = 11
const RIVERS_FROM = 10
const BLOCKS_FROM = 14
const PARK_NAMES_FROM = 13

type IsLand = (x: number, y: number) => boolean

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

const parksAround = ({ lanes }: TileFrame): readonly Park[] => {
  const across = range(Math.floor(lanes.minX / MAIN_EVERY) - 1, Math.ceil(lanes.maxX / MAIN_EVERY))
  const down = range(Math.floor(lanes.minY / MAIN_EVERY) - 1, Math.ceil(lanes.maxY / MAIN_EVERY))
  return across.flatMap((a) => down.flatMap((b) => parkIn(a, b) ?? []))
}

export const parksIn = (frame: TileFrame, isLand: IsLand): Pick<MapTile, 'parks' | 'parkNames'> => {
  if (frame.id.z < PARKS_FROM) return { parks: [], parkNames: [] }
  const onLand = parksAround(frame).filter(({ middle }) => isLand(...frame.project(middle)))
  const seen = onLand.filter(({ edge }) => edge.some((position) => frame.isNear(...frame.project(position))))
  const parkNames = frame.id.z < PARK_NAMES_FROM ? [] : onLand
  return {
    parks: seen.map(({ edge }) => pathOf(frame, edge)),
    parkNames: parkNames.flatMap(({ name, middle }) => {
      const [x, y] = frame.project(middle)
      return name !== '' && frame.isInside(x, y) ? [[name, x, y] as const] : []
    }),
  }
}

const RIVER_STEP_M = 90
/** A river is drawn while it is anywhere near a town; further out nobody would see where it goes. */
const NEAR_TOWN = 0.14

export const riversIn = (frame: TileFrame, isLand: IsLand): readonly Path[] => {
  if (frame.id.z < RIVERS_FROM) return []
  const { minX, minY, maxX, maxY } = frame.metres
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: minX, y: maxY },
    { x: maxX, y: maxY },
  ].map(nearestRiver)
  const indexes = corners.map(({ index }) => index)
  const alongs = corners.map(({ along }) => along)
  const from = Math.floor(Math.min(...alongs) / RIVER_STEP_M) - 1
  const to = Math.ceil(Math.max(...alongs) / RIVER_STEP_M) + 1
  return range(Math.min(...indexes) - 1, Math.max(...indexes) + 1).flatMap((index) => {
    const runs: number[][] = [[]]
    for (const step of range(from, to)) {
      const at = riverAt(index, step * RIVER_STEP_M)
      const [x, y] = frame.project(fromMetres(at))
      if (frame.isNear(x, y) && townAt(at) > NEAR_TOWN && isLand(x, y)) runs.at(-1)?.push(x, y)
      else runs.push([])
    }
    return runs.filter(({ length }) => length > 2)
  })
}

/** The odd large building between two lanes, so that a block is not just a colour. */
export const blocksIn = (frame: TileFrame, isLand: IsLand): readonly Path[] => {
  if (frame.id.z < BLOCKS_FROM) return []
  const { minX, minY, maxX, maxY } = frame.lanes
  return range(Math.floor(minX), Math.ceil(maxX)).flatMap((u) =>
    range(Math.floor(minY), Math.ceil(maxY)).flatMap((v) => {
      if (chanceAt(u, v, 41) > 0.3) return []
      const [left, top] = [0.2 + 0.2 * chanceAt(u, v, 42), 0.2 + 0.2 * chanceAt(u, v, 43)]
      const [right, bottom] = [left + 0.25 + 0.25 * chanceAt(u, v, 44), top + 0.22 + 0.25 * chanceAt(u, v, 45)]
      const corners = [fromGrid({ u: u + left, v: v + top }), fromGrid({ u: u + right, v: v + top })]
      const others = [fromGrid({ u: u + right, v: v + bottom }), fromGrid({ u: u + left, v: v + bottom })]
      const path = pathOf(frame, [...corners, ...others])
      const [x = 0, y = 0] = path
      const first = corners[0]
      const isThere = frame.isNear(x, y) && isLand(x, y) && first !== undefined && townAt(toMetres(first)) > TOWN_EDGE
      return isThere ? [path] : []
    }),
  )
}

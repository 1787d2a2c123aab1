import { districts, restaurants } from '../../../../../data'
import { toMetres, type Metres, type Position } from '../../../../../ground/grid'
import { isInBox, type TileFrame } from './tile.frame'
import type { MapTile, Path } from './tile.wire'

const TOWNS_FROM = 6
const REACH_M = 1650
/** Around a restaurant or the middle of a district it is dry, whatever a coarse coastline says. */
const DRY_M = 700

interface Middle extends Metres, Position {}
const middles: readonly Middle[] = [...districts, ...restaurants].map(({ latitude, longitude }) => ({
  latitude,
  longitude,
  ...toMetres({ latitude, longitude }),
}))

const near = (frame: TileFrame): readonly Middle[] => middles.filter((middle) => isInBox(frame.metres, middle, 2000))

const circles = (frame: TileFrame, reachM: number): Path =>
  near(frame).flatMap((middle) => [...frame.project(middle), Math.round(reachM * frame.perMetre)])

/** Built-up ground, as circles that grow together; and the part of it that is dry in any case. */
export const townsIn = (frame: TileFrame): { readonly towns: Path; readonly dry: Path } =>
  frame.id.z < TOWNS_FROM ? { towns: [], dry: [] } : { towns: circles(frame, REACH_M), dry: circles(frame, DRY_M) }

export const isDry = (dry: Path, x: number, y: number): boolean => {
  for (let at = 0; at < dry.length; at += 3) {
    const [cx = 0, cy = 0, radius = 0] = [dry[at], dry[at + 1], dry[at + 2]]
    if (Math.hypot(cx - x, cy - y) < radius) return true
  }
  return false
}

interface Town extends Position {
  readonly name: string
  readonly rank: 1 | 2 | 3
}

/** Dublin's districts have their numbers in their names; on the map it is one city. */
const cityOf = (town: string): string => town.replace(/^(Dublin) \d+W?$/, '$1')

const towns: readonly Town[] = (() => {
  const byName = new Map<string, Position[]>()
  for (const { town, market, latitude, longitude } of districts) {
    const key = `${market}/${cityOf(town)}`
    byName.set(key, [...(byName.get(key) ?? []), { latitude, longitude }])
  }
  const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number) / numbers.length
  const bigOnes = ['Cork', 'Galway', 'Limerick']
  return [...byName].map(([key, places]) => {
    const name = key.slice(key.indexOf('/') + 1)
    const rank = places.length > 7 || bigOnes.includes(name) ? 1 : places.length > 1 ? 2 : 3
    return {
      name,
      rank,
      latitude: average(places.map(({ latitude }) => latitude)),
      longitude: average(places.map(({ longitude }) => longitude)),
    } as const
  })
})()

/** The first depth a town of this rank is named at, and the last: closer up its streets speak for it. */
const NAMED_AT = { 1: [4, 12], 2: [7, 12], 3: [9, 13] } as const

export const placesIn = (frame: TileFrame): MapTile['places'] =>
  towns.flatMap((town) => {
    const [x, y] = frame.project(town)
    const [from, to] = NAMED_AT[town.rank]
    const isNamed = frame.isInside(x, y) && from <= frame.id.z && frame.id.z <= to
    return isNamed ? [[town.name, x, y, town.rank] as const] : []
  })

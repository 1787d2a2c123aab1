import { districts } from '../data/districts'
import { restaurants } from '../data/restaurants'
import { toMetres, type Metres, type Position } from './grid'

interface Centre extends Metres {
  readonly reachM: number
}

const BUCKET_M = 4000
const RESTAURANT_REACH_M = 1500
const DISTRICT_REACH_M = 1150

const keyOf = (x: number, y: number): string => `${Math.floor(x / BUCKET_M)},${Math.floor(y / BUCKET_M)}`

const centres = new Map<string, Centre[]>()
const settle = (position: Position, reachM: number): void => {
  const at = { ...toMetres(position), reachM }
  centres.set(keyOf(at.x, at.y), [...(centres.get(keyOf(at.x, at.y)) ?? []), at])
}
for (const district of districts) settle(district, DISTRICT_REACH_M)
for (const restaurant of restaurants) settle(restaurant, RESTAURANT_REACH_M)

const near = ({ x, y }: Metres): readonly Centre[] =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => centres.get(keyOf(x + dx * BUCKET_M, y + dy * BUCKET_M)) ?? []))

/** How much of a town this place is: 1 and more in the middle, nothing in the fields. Districts next to each other grow together. */
export const townAt = (at: Metres): number =>
  near(at).reduce(
    (sum, { x, y, reachM }) => sum + Math.exp(-((x - at.x) ** 2 + (y - at.y) ** 2) / reachM ** 2),
    0.05 * Math.sin(at.x / 330 + at.y / 570) + 0.05 * Math.sin(at.y / 240 - at.x / 610),
  )

/** Streets begin where it is at least this much of a town. */
export const TOWN_EDGE = 0.34

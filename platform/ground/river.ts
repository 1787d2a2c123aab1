import { restaurants } from '../data/restaurants'
import { toMetres, type Metres } from './grid'

/** From one river to the next. */
const APART_M = 9000
const TRY_EVERY_M = 50
const TURN = (58 * Math.PI) / 180
const COS = Math.cos(TURN)
const SIN = Math.sin(TURN)

const meander = (along: number): number => 820 * Math.sin(along / 2600) + 240 * Math.sin(along / 830 + 1.7)

const alongOf = ({ x, y }: Metres): number => x * COS + y * SIN
const acrossOf = (at: Metres): number => at.y * COS - at.x * SIN - meander(alongOf(at))

const toRiver = (across: number, first: number): number =>
  Math.abs(across - first - Math.round((across - first) / APART_M) * APART_M)

/** Where the first river lies: as far from every restaurant as can be, so that nobody dines in the water. */
const FIRST_M = (() => {
  const doors = restaurants.map((restaurant) => acrossOf(toMetres(restaurant)))
  const nearestDoor = (first: number) => Math.min(...doors.map((across) => toRiver(across, first)))
  return Array.from({ length: APART_M / TRY_EVERY_M }, (_, index) => index * TRY_EVERY_M).reduce((best, first) =>
    nearestDoor(first) > nearestDoor(best) ? first : best,
  )
})()

/** The middle of river `index` after `along` metres. */
export const riverAt = (index: number, along: number): Metres => {
  const across = index * APART_M + FIRST_M + meander(along)
  return { x: along * COS - across * SIN, y: along * SIN + across * COS }
}

/** How far down its river a place lies, which river is nearest, and about how many metres away that is. */
export const nearestRiver = (at: Metres) => {
  const across = acrossOf(at)
  return { index: Math.round((across - FIRST_M) / APART_M), along: alongOf(at), distanceM: toRiver(across, FIRST_M) }
}

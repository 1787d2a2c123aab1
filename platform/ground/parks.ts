import { restaurants } from '../data/restaurants'
import { chanceAt, fromGrid, MAIN_EVERY, toGrid, toMetres, type GridPosition, type Position } from './grid'
import { TOWN_EDGE, townAt } from './town'

export interface Park {
  readonly name: string
  readonly middle: Position
  /** Its edge, once around. */
  readonly edge: readonly Position[]
}

const NAMES =
  'Albert Alexandra Castle Clarence Hanover Heaton Jubilee Lime Meadow Orchard Priory Rowan Sycamore Victoria'.split(
    ' ',
  )
const KINDS = ['Park', 'Park', 'Gardens', 'Green'] as const
const CORNERS = 32
/** Lanes kept free between a park's edge and a restaurant's door. */
const CLEARANCE = 2.5

const doors = restaurants.map((restaurant) => toGrid(restaurant))
const isAtADoor = ({ u, v }: GridPosition, reach: number): boolean =>
  doors.some((door) => Math.hypot(door.u - u, door.v - v) < reach + CLEARANCE)

const edgeOf = ({ u, v }: GridPosition, reach: number, a: number, b: number): readonly Position[] =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    const [two, three] = [chanceAt(a, b, 31) * 6.3, chanceAt(a, b, 32) * 6.3]
    const radius = reach * (1 + 0.2 * Math.sin(2 * angle + two) + 0.1 * Math.sin(3 * angle + three))
    return fromGrid({ u: u + 1.25 * radius * Math.cos(angle), v: v + radius * Math.sin(angle) })
  })

/** The park among the main roads from lane 12a and 12b on; most such blocks have none. In the fields it is a wood without a name. */
export const parkIn = (a: number, b: number): Park | null => {
  const reach = 1.8 + 2.2 * chanceAt(a, b, 22)
  const room = MAIN_EVERY - 2 * reach
  const at = {
    u: a * MAIN_EVERY + reach + room * chanceAt(a, b, 23),
    v: b * MAIN_EVERY + reach + room * chanceAt(a, b, 24),
  }
  const middle = fromGrid(at)
  const isTown = townAt(toMetres(middle)) > TOWN_EDGE
  if (chanceAt(a, b, 21) > (isTown ? 0.3 : 0.16) || isAtADoor(at, reach)) return null
  const name = NAMES[Math.floor(chanceAt(a, b, 25) * NAMES.length)] ?? ''
  const kind = KINDS[Math.floor(chanceAt(a, b, 26) * KINDS.length)] ?? 'Park'
  return { name: isTown ? `${name} ${kind}` : '', middle, edge: edgeOf(at, reach, a, b) }
}

import type { Market } from '@galo/domain'
import { restaurants } from '../data/restaurants'
import { streetsOf, inventStreetName } from '../data/streets'
import type { SeedRestaurant } from '../data/types'
import { chanceAt, STREET_EVERY, toGrid, type GridPosition } from './grid'

/** Streets of axis `u` keep their `u` and run along `v`; the others the other way round. */
export type Axis = 'u' | 'v'

/** One named stretch of one street, from one lane to another. */
export interface NamedStreet {
  readonly name: string
  readonly axis: Axis
  readonly line: number
  readonly from: number
  readonly to: number
}

/** Lanes a restaurant's street keeps its name for, to either side. */
const CLAIM = 16
/** Lanes after which a street nobody has named becomes another one. */
const STRETCH = 24

const alongOf = (axis: Axis, { u, v }: GridPosition): number => (axis === 'u' ? v : u)
const acrossOf = (axis: Axis, { u, v }: GridPosition): number => (axis === 'u' ? u : v)
const keyOf = (axis: Axis, line: number): string => `${axis}${line}`

const claims = new Map<string, NamedStreet[]>()
const byRestaurant = new Map<string, readonly NamedStreet[]>()

const linesAround = (at: GridPosition): readonly { readonly axis: Axis; readonly line: number }[] =>
  (['u', 'v'] as const)
    .flatMap((axis) => {
      const nearest = Math.round(acrossOf(axis, at) / STREET_EVERY) * STREET_EVERY
      return [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => ({ axis, line: nearest + step * STREET_EVERY }))
    })
    .sort((a, b) => Math.abs(a.line - acrossOf(a.axis, at)) - Math.abs(b.line - acrossOf(b.axis, at)))

const claimFor = (restaurant: SeedRestaurant): readonly NamedStreet[] => {
  const at = toGrid(restaurant)
  const free = linesAround(at).filter(({ axis, line }) => {
    const along = alongOf(axis, at)
    const taken = claims.get(keyOf(axis, line)) ?? []
    return taken.every(({ from, to }) => to < along - CLAIM || from > along + CLAIM)
  })
  return streetsOf(restaurant).flatMap((name, index) => {
    const place = free[index]
    if (place === undefined) return []
    const along = alongOf(place.axis, at)
    const street = { ...place, name, from: along - CLAIM, to: along + CLAIM }
    claims.set(keyOf(place.axis, place.line), [...(claims.get(keyOf(place.axis, place.line)) ?? []), street])
    return [street]
  })
}
for (const restaurant of restaurants) byRestaurant.set(restaurant.id, claimFor(restaurant))

/** Where the streets of `streetsOf` run, its own one nearest. */
export const namedStreetsAround = ({ id }: SeedRestaurant): readonly NamedStreet[] => byRestaurant.get(id) ?? []

/** What the street on `line` is called at `along`: as a restaurant there calls it, else by a name of its own. */
export const streetNameAt = (axis: Axis, line: number, along: number, market: Market): string => {
  const claimed = claims.get(keyOf(axis, line))?.find(({ from, to }) => from <= along && along <= to)
  if (claimed !== undefined) return claimed.name
  const stretch = Math.floor(along / STRETCH)
  const salt = axis === 'u' ? 11 : 12
  return inventStreetName(market, chanceAt(line, stretch, salt), chanceAt(stretch, line, salt + 2))
}

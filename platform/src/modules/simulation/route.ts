import { distanceMiles, milesToMetres, type LatLng } from '@galo/domain'
import { fromGrid, MAIN_EVERY, STREET_EVERY, toGrid, type GridPosition } from '../../../ground/grid'

export interface Route {
  /** From door to door, with a point at every lane that is crossed: straight lines between them stay on the street. */
  readonly points: readonly LatLng[]
  readonly lengthM: number
}

const nearestStreet = (lane: number, every: number = STREET_EVERY): number => Math.round(lane / every) * every

/** Streets that run along `v` keep their `u`, and the other way round. */
type Axis = 'u' | 'v'

const streetAt = (at: GridPosition): { readonly axis: Axis; readonly line: number } => {
  const [u, v] = [nearestStreet(at.u), nearestStreet(at.v)]
  return Math.abs(at.u - u) <= Math.abs(at.v - v) ? { axis: 'u', line: u } : { axis: 'v', line: v }
}

/** The street to change over on: a main road if one lies between, else the street nearest to halfway. */
const crossing = (one: number, other: number): number => {
  const half = (one + other) / 2
  const main = nearestStreet(half, MAIN_EVERY)
  return main >= Math.min(one, other) && main <= Math.max(one, other) ? main : nearestStreet(half)
}

const cornersBetween = (a: GridPosition, b: GridPosition): readonly GridPosition[] => {
  const [out, home] = [streetAt(a), streetAt(b)]
  if (out.axis === 'u' && home.axis === 'v')
    return [
      { u: out.line, v: a.v },
      { u: out.line, v: home.line },
      { u: b.u, v: home.line },
    ]
  if (out.axis === 'v' && home.axis === 'u')
    return [
      { u: a.u, v: out.line },
      { u: home.line, v: out.line },
      { u: home.line, v: b.v },
    ]
  if (out.axis === 'u') {
    const across = crossing(a.v, b.v)
    const change = out.line === home.line ? [] : [out.line, home.line].map((u) => ({ u, v: across }))
    return [{ u: out.line, v: a.v }, ...change, { u: home.line, v: b.v }]
  }
  const across = crossing(a.u, b.u)
  const change = out.line === home.line ? [] : [out.line, home.line].map((v) => ({ u: across, v }))
  return [{ u: a.u, v: out.line }, ...change, { u: b.u, v: home.line }]
}

/** Streets are bent, so a leg has a point at every lane. Without its first point, which the leg before ends with. */
const leg = (from: GridPosition, to: GridPosition): readonly GridPosition[] => {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.u - from.u, to.v - from.v)))
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps
    return { u: from.u + (to.u - from.u) * share, v: from.v + (to.v - from.v) * share }
  })
}

const metresBetween = (one: LatLng, other: LatLng): number => milesToMetres(distanceMiles(one, other))

const lengthOf = (points: readonly LatLng[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + metresBetween(points[index] ?? point, point), 0)

/** The way a rider takes: to the nearest street, along streets with few turns, and to the door. Always the same for the same two doors. */
export const routeBetween = (from: LatLng, to: LatLng): Route => {
  const [a, b] = [toGrid(from), toGrid(to)]
  const stops = [a, ...cornersBetween(a, b), b]
  const between = stops.slice(1).flatMap((stop, index) => leg(stops[index] ?? stop, stop))
  const plain = ({ latitude, longitude }: LatLng): LatLng => ({ latitude, longitude })
  const points = [plain(from), ...between.slice(0, -1).map((lane) => plain(fromGrid(lane))), plain(to)]
  return { points, lengthM: lengthOf(points) }
}

/** Where somebody is who has gone this many metres of the way; before it begins at its first door, after it at its last. */
export const positionAlong = ({ points }: Route, metres: number): LatLng => {
  let left = Math.max(0, metres)
  for (const [index, point] of points.entries()) {
    const next = points[index + 1]
    if (next === undefined) return point
    const step = metresBetween(point, next)
    if (left < step) {
      const share = left / step
      return {
        latitude: point.latitude + (next.latitude - point.latitude) * share,
        longitude: point.longitude + (next.longitude - point.longitude) * share,
      }
    }
    left -= step
  }
  throw new Error('a route has at least two points')
}

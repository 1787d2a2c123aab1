import type { LatLng } from '@galo/domain'
import { eq } from 'drizzle-orm'
import { fromGrid, MAIN_EVERY, STREET_EVERY, toGrid, toMetres } from '../../ground/grid'
import type { Db } from '../kernel/db/database'
import { orders } from '../kernel/db/schema'
import { notFound, Refusal } from '../kernel/http/refusal'
import { deliveriesOf } from '../modules/orders'
import { arrivalOf, doorOf, riderAt, routeBetween } from '../modules/simulation'

/** Streets are drawn this far around the middle of the way, for each lane it is long: enough for a wide drawing of a narrow way. */
const AROUND = 1.1
const LEAST_LANES = 8
/** So many streets each way and no more: a longer way is drawn by its main roads. */
const MOST_STREETS = 40

/** Streets are bent; so many pieces look it. */
const BENDS = 32

type Point = readonly [x: number, y: number]

/** Metres to the right of and below the restaurant: a drawing, not a map of the earth. */
const drawnFrom = (middle: LatLng) => {
  const origin = toMetres(middle)
  return (at: LatLng): Point => {
    const { x, y } = toMetres(at)
    return [Math.round(x - origin.x), Math.round(origin.y - y)]
  }
}

const streetsAround = (way: readonly LatLng[], draw: (at: LatLng) => Point) => {
  const lanes = way.map(toGrid)
  const ends = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) })
  const [us, vs] = [ends(lanes.map((lane) => lane.u)), ends(lanes.map((lane) => lane.v))]
  const span = Math.max(us.high - us.low, vs.high - vs.low, LEAST_LANES)
  const around = ({ low, high }: { low: number; high: number }) => ({
    low: Math.floor((low + high) / 2 - span * AROUND),
    high: Math.ceil((low + high) / 2 + span * AROUND),
  })
  const [u, v] = [around(us), around(vs)]
  const every = span / STREET_EVERY > MOST_STREETS ? MAIN_EVERY : STREET_EVERY
  const lines = ({ low, high }: { low: number; high: number }) =>
    Array.from(
      { length: Math.floor(high / every) - Math.ceil(low / every) + 1 },
      (_, index) => (Math.ceil(low / every) + index) * every,
    )
  const along = ({ low, high }: { low: number; high: number }) =>
    Array.from({ length: BENDS + 1 }, (_, index) => low + ((high - low) * index) / BENDS)
  const street = (line: number, points: readonly Point[]) => ({ isMain: line % MAIN_EVERY === 0, points })
  return [
    ...lines(u).map((line) =>
      street(
        line,
        along(v).map((at) => draw(fromGrid({ u: line, v: at }))),
      ),
    ),
    ...lines(v).map((line) =>
      street(
        line,
        along(u).map((at) => draw(fromGrid({ u: at, v: line }))),
      ),
    ),
  ]
}

/** Where the rider of an order is now, drawn: streets, the way, the rider. In metres from the restaurant. */
export const rideOf = async (db: Db, orderId: string, now: Date) => {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
  if (order === undefined) throw notFound('Order')
  const ride = (await deliveriesOf(db, [orderId])).at(-1)
  if (ride === undefined) throw new Refusal(409, 'NOT_A_DELIVERY', 'Nobody brings this order anywhere')
  const restaurant = { latitude: ride.fromLatitude, longitude: ride.fromLongitude }
  const way = routeBetween(restaurant, doorOf(ride))
  const draw = drawnFrom(restaurant)
  const rider = riderAt(ride, now)
  const arrival = arrivalOf(ride, now)
  return {
    state: ride.state,
    lengthM: Math.round(way.lengthM),
    way: way.points.map(draw),
    rider: rider === null ? null : draw(rider),
    arrival: { lower: arrival.lower.toISOString(), upper: arrival.upper.toISOString() },
    streets: streetsAround([...way.points, ...(rider === null ? [] : [rider])], draw),
  }
}

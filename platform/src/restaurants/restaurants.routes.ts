import { distanceMiles, milesToMetres } from '@galo/domain'
import { Hono } from 'hono'
import { answerGraphql, readSchema } from '../http/graphql'
import { answerErrorsAs, Refusal } from '../http/refusal'
import type { Platform } from '../platform'
import { boxAround } from './distance.rules'
import { restaurantEstimate } from './restaurants.wire'
import { filterRestaurants, findRestaurantBySlug, restaurantsInBox, type RestaurantFilter } from './restaurants.store'

const FULFILMENTS = ['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE']
/** The site asks for 80 km at most (D09). */
const LARGEST_RADIUS_M = 200_000

interface PlaceArguments {
  readonly lat: number
  readonly lon: number
  readonly radius: number
  readonly fulfilmentMethod: string
}

const checkFulfilment = (value: string): void => {
  if (!FULFILMENTS.includes(value))
    throw new Refusal(400, 'BAD_REQUEST', `fulfilmentMethod: one of ${FULFILMENTS.join(', ')}`)
}

const checkPlace = ({ lat, lon, radius }: PlaceArguments): void => {
  if (Math.abs(lat) > 90) throw new Refusal(400, 'BAD_REQUEST', 'lat: between -90 and 90')
  if (Math.abs(lon) > 180) throw new Refusal(400, 'BAD_REQUEST', 'lon: between -180 and 180')
  if (radius < 1 || radius > LARGEST_RADIUS_M)
    throw new Refusal(400, 'BAD_REQUEST', `radius: between 1 and ${LARGEST_RADIUS_M} metres`)
}

/** POST /order-experience/query: restaurants by place, by slug and by filter. */
export const restaurantRoutes = ({ db, clock }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  const schema = readSchema(new URL('./order-experience.graphql', import.meta.url))

  const resolvers = {
    restaurants: async (place: PlaceArguments) => {
      checkPlace(place)
      checkFulfilment(place.fulfilmentMethod)
      const { lat, lon, radius, fulfilmentMethod } = place
      const rows = await restaurantsInBox(db, boxAround(lat, lon, radius))
      const items = rows
        .filter((row) => row.channels.some((channel) => channel.fulfilmentMethod === fulfilmentMethod))
        .map((row) => ({ row, distanceM: milesToMetres(distanceMiles({ latitude: lat, longitude: lon }, row)) }))
        .filter(({ distanceM }) => distanceM <= radius)
        .sort((one, other) => one.distanceM - other.distanceM || (one.row.id < other.row.id ? -1 : 1))
        .map(({ row }) => restaurantEstimate(row, clock.now()))
      return { items }
    },
    restaurant: async ({ slug, fulfilmentMethod }: { readonly slug: string; readonly fulfilmentMethod: string }) => {
      checkFulfilment(fulfilmentMethod)
      const row = await findRestaurantBySlug(db, slug)
      return row === undefined ? null : restaurantEstimate(row, clock.now())
    },
    restaurantsByFilter: async (filter: RestaurantFilter) => {
      const rows = await filterRestaurants(db, filter)
      return { items: rows.map((row) => restaurantEstimate(row, clock.now())) }
    },
  }

  routes.post('/query', (c) => answerGraphql(c, schema, resolvers))
  return routes
}

import { filterRestaurantsQuery, restaurantBySlugQuery, searchRestaurantsQuery } from '@galo/contracts'
import { Hono } from 'hono'
import type { SeedFulfilment } from '../../data/types'
import { needsDevelopmentToken } from '../http/development-token'
import { answerGraphql, readQuestions } from '../http/graphql'
import { answerErrorsAs, Refusal } from '../http/refusal'
import type { Platform } from '../platform'
import { boxAround } from './distance.rules'
import { sorted, SORTS, usualSort, within } from './search.rules'
import { restaurantEstimate } from './restaurants.wire'
import { filterRestaurants, findRestaurantBySlug, restaurantsInBox, type RestaurantFilter } from './restaurants.store'

const FULFILMENTS = ['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'] as const satisfies readonly SeedFulfilment[]
/** The site asks for 80 km at most (D09). */
const LARGEST_RADIUS_M = 200_000

interface PlaceArguments {
  readonly lat: number
  readonly lon: number
  readonly radius: number
  readonly fulfilmentMethod: string
  readonly sortBy?: string | null
}

const oneOf = <T extends string>(name: string, values: readonly T[], given: string): T => {
  const known = values.find((value) => value === given)
  if (known === undefined) throw new Refusal(400, 'BAD_REQUEST', `${name}: one of ${values.join(', ')}`)
  return known
}

const fulfilmentOf = (value: string): SeedFulfilment => oneOf('fulfilmentMethod', FULFILMENTS, value)

/** D03: a field that holds nothing is not there. */
const filled = (filter: RestaurantFilter): RestaurantFilter => {
  const given = Object.entries(filter).filter(([, value]) => typeof value === 'string' && value.trim() !== '')
  if (given.length === 0) throw new Refusal(400, 'BAD_REQUEST', 'identifier, slug or name: at least one of them')
  return Object.fromEntries(given)
}

const checkPlace = ({ lat, lon, radius }: PlaceArguments): void => {
  if (Math.abs(lat) > 90) throw new Refusal(400, 'BAD_REQUEST', 'lat: between -90 and 90')
  if (Math.abs(lon) > 180) throw new Refusal(400, 'BAD_REQUEST', 'lon: between -180 and 180')
  if (radius < 1 || radius > LARGEST_RADIUS_M)
    throw new Refusal(400, 'BAD_REQUEST', `radius: between 1 and ${LARGEST_RADIUS_M} metres`)
}

/** POST /order-experience/query: restaurants by place, by slug and by filter. */
export const restaurantRoutes = (platform: Platform) => {
  const { config, db, clock } = platform
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  routes.use(needsDevelopmentToken(platform))
  const questions = readQuestions(
    new URL('./order-experience.graphql', import.meta.url),
    [searchRestaurantsQuery, restaurantBySlugQuery, filterRestaurantsQuery],
    config,
  )

  const resolvers = {
    restaurants: async (place: PlaceArguments) => {
      checkPlace(place)
      const fulfilment = fulfilmentOf(place.fulfilmentMethod)
      const sort = place.sortBy == null ? usualSort(fulfilment) : oneOf('sortBy', SORTS, place.sortBy)
      const { lat, lon, radius } = place
      const now = clock.now()
      const rows = await restaurantsInBox(db, boxAround(lat, lon, radius))
      const found = within(rows, { latitude: lat, longitude: lon }, radius, fulfilment)
      const items = sorted(found, sort, fulfilment, now).map(({ row, distanceM }) =>
        restaurantEstimate(row, now, distanceM),
      )
      return { items }
    },
    restaurant: async ({ slug, fulfilmentMethod }: { readonly slug: string; readonly fulfilmentMethod: string }) => {
      fulfilmentOf(fulfilmentMethod)
      const row = await findRestaurantBySlug(db, slug)
      return row === undefined ? null : restaurantEstimate(row, clock.now())
    },
    restaurantsByFilter: async (filter: RestaurantFilter) => {
      const rows = await filterRestaurants(db, filled(filter))
      return { items: rows.map((row) => restaurantEstimate(row, clock.now())) }
    },
  }

  routes.post('/query', (c) => answerGraphql(c, questions, resolvers))
  return routes
}

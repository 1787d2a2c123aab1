import type { RequestOf } from '@galo/contracts/call'
import { filterRestaurants, getRestaurant, searchRestaurants } from '@galo/contracts/restaurants'
import { Hono } from 'hono'
import { needsDevelopmentToken } from '../../kernel/http/development-token'
import { createGraph, type ResolversOf } from '../../kernel/http/graph'
import { answerGraphql } from '../../kernel/http/graphql'
import { answerErrorsAs, Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { boxAround } from '../../kernel/db/box-around'
import { sorted, usualSort, within } from './search.rules'
import { restaurantEstimate } from './restaurants.wire'
import { findRestaurantBySlug, restaurantsInBox, restaurantsLike, type RestaurantFilter } from './restaurants.store'

/** D03: a field that holds nothing is not there. */
const filled = (filter: RequestOf<typeof filterRestaurants>): RestaurantFilter => {
  const given = Object.entries(filter).filter(([, value]) => typeof value === 'string' && value.trim() !== '')
  if (given.length === 0) throw new Refusal(400, 'BAD_REQUEST', 'identifier, slug or name: at least one of them')
  return Object.fromEntries(given)
}

const CALLS = [searchRestaurants, getRestaurant, filterRestaurants] as const

/** POST /order-experience/query: restaurants by place, by slug and by filter. */
export const restaurantRoutes = (platform: Platform) => {
  const { config, db, clock } = platform
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  const resolvers: ResolversOf<typeof CALLS> = {
    restaurants: async ({ lat, lon, radius, fulfilmentMethod: fulfilment, sortBy }) => {
      const sort = sortBy ?? usualSort(fulfilment)
      const now = clock.now()
      const rows = await restaurantsInBox(db, boxAround(lat, lon, radius))
      const found = within(rows, { latitude: lat, longitude: lon }, radius, fulfilment)
      const items = sorted(found, sort, fulfilment, now).map(({ row, distanceM }) =>
        restaurantEstimate(row, now, distanceM),
      )
      return { items }
    },
    restaurant: async ({ slug }) => {
      const row = await findRestaurantBySlug(db, slug)
      return row === undefined ? null : restaurantEstimate(row, clock.now())
    },
    restaurantsByFilter: async (filter) => {
      const rows = await restaurantsLike(db, filled(filter))
      return { items: rows.map((row) => restaurantEstimate(row, clock.now())) }
    },
  }

  const { questions, rootValue } = createGraph(CALLS, resolvers, config)
  routes.post(searchRestaurants.path, needsDevelopmentToken(platform), (c) => answerGraphql(c, questions, rootValue))
  return routes
}

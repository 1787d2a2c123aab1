import type { RequestOf } from '@galo/contracts/call'
import { filterRestaurants, getRestaurant, getRestaurantDetails, searchRestaurants } from '@galo/contracts/restaurants'
import { marketOfCountry } from '@galo/domain'
import { Hono } from 'hono'
import { needsDevelopmentToken } from '../../kernel/http/development-token'
import { createGraph, type ResolversOf } from '../../kernel/http/graph'
import { answerGraphql } from '../../kernel/http/graphql'
import { answerErrorsAs, Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { boxAround } from '../../kernel/db/box-around'
import { sorted, usualSort, within } from './search.rules'
import { NEARBY_METRES, restaurantDetails } from './restaurants.details'
import { restaurantEstimate, restaurantSummary } from './restaurants.wire'
import { findRestaurantBySlug, restaurantsInBox, restaurantsLike, type RestaurantFilter } from './restaurants.store'

const isFilled = (text: string): boolean => text.trim() !== ''

/** D03: a field that holds nothing is not there. */
const filled = ({ country, amenityFeature, ...words }: RequestOf<typeof filterRestaurants>): RestaurantFilter => {
  const market = marketOfCountry(country ?? '')
  const facilities = (amenityFeature ?? []).filter(isFilled)
  const given = {
    ...Object.fromEntries(Object.entries(words).filter(([, text]) => typeof text === 'string' && isFilled(text))),
    ...(market === null ? {} : { market }),
    ...(facilities.length === 0 ? {} : { facilities }),
  }
  if (Object.keys(given).length > 0) return given
  throw new Refusal(
    400,
    'BAD_REQUEST',
    `${Object.keys(filterRestaurants.request.shape).join(', ')}: at least one of them`,
  )
}

const CALLS = [searchRestaurants, getRestaurant, getRestaurantDetails, filterRestaurants] as const

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
    restaurantDetails: async ({ slug }) => {
      const row = await findRestaurantBySlug(db, slug)
      if (row === undefined) return null
      const around = await restaurantsInBox(db, boxAround(row.latitude, row.longitude, NEARBY_METRES))
      return restaurantDetails(row, around, clock.now())
    },
    restaurantsByFilter: async (filter) => {
      const rows = await restaurantsLike(db, filled(filter))
      return { items: rows.map(restaurantSummary) }
    },
  }

  const { questions, rootValue } = createGraph(CALLS, resolvers, config)
  routes.post(searchRestaurants.path, needsDevelopmentToken(platform), (c) => answerGraphql(c, questions, rootValue))
  return routes
}
